import { recordChange } from '#features/audit/server/audit.service.ts';
import { changeSetting, readSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { invoiceSetting, invoiceTermsFrom } from '../order-terms.rules.ts';
import { returnDaysFrom, returnsSetting } from '#features/settings/return-window.rules.ts';
import type { OrderTerms } from '../order-terms.contract.ts';
import { returnWindowDays } from '#features/settings/server/return-window.service.ts';

/** Returns the shop's tax id on invoices; null while the owner has set none. */
export async function shopTaxId(shop: Shop): Promise<string | null> {
  return invoiceTermsFrom(await readSetting(shop, invoiceSetting)).taxId;
}

/** Returns the owner's current order settings. */
export async function orderTerms(shop: Shop): Promise<OrderTerms> {
  return { return_days: await returnWindowDays(shop), tax_id: await shopTaxId(shop) };
}

/** Changes the order settings; existing orders retain the return period promised to them. */
export async function changeOrderTerms(shop: Shop, terms: OrderTerms, by: number): Promise<void> {
  await shop.transaction(async () => {
    const before = {
      return_days: returnDaysFrom(await readSetting(shop, returnsSetting)),
      tax_id: await shopTaxId(shop),
    };
    await changeSetting(shop, returnsSetting, { days: terms.return_days });
    await changeSetting(shop, invoiceSetting, { taxId: terms.tax_id });
    await recordChange(shop, {
      by,
      action: 'settings.order-terms-changed',
      subject: 'setting',
      subjectId: 'order-terms',
      before,
      after: terms,
    });
  });
}
