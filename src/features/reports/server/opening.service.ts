import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { offeredPaymentMethods } from '#features/payments/server/payment-methods.service.ts';
import { contactFrom, contactSetting } from '#features/settings/contact.rules.ts';
import { readSetting } from '#features/settings/server/settings.service.ts';
import { bool } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { Unset } from '../dashboard.contract.ts';

const present = statement({
  name: 'opening_present',
  row: { sends: bool, sells: bool },
  text: `SELECT EXISTS (SELECT FROM shipping_methods WHERE active) AS sends, EXISTS (SELECT FROM products WHERE status = 'active') AS sells`,
});

/** Returns the settings that a production shop still lacks, each with its page. Empty for a demo. */
export async function stillUnset(shop: Shop): Promise<Unset[]> {
  if (shop.config.mode === 'demo') return [];
  const [stored, { logo }, ways, [there]] = await Promise.all([
    readSetting(shop, contactSetting),
    brandOf(shop),
    offeredPaymentMethods(shop),
    present(shop),
  ]);
  const { address, phone, email } = contactFrom(stored, shop.config.mode);
  const settings = '/admin/settings';
  const steps: readonly (Unset & { readonly done: boolean })[] = [
    { name: 'contact', to: settings, done: [address.fa, phone, email].every((text) => text !== '') },
    { name: 'logo', to: settings, done: logo !== null },
    { name: 'paying', to: settings, done: ways.some(({ paidBeforehand }) => paidBeforehand) },
    { name: 'sending', to: settings, done: there?.sends === true },
    { name: 'products', to: '/admin/products/new', done: there?.sells === true },
  ];
  return steps.flatMap(({ done, ...step }) => (done ? [] : [step]));
}
