import type { Shop } from '#platform/shop.ts';
import { settingVersion, type SettingEditor } from './setting-versions.service.ts';

const calls: Readonly<Record<SettingEditor, string>> = {
  brand: 'PUT /api/admin/settings/brand/',
  contact: 'PUT /api/admin/settings/contact/',
  'staff-money': 'PUT /api/admin/settings/staff-money/',
  assistants: 'PUT /api/admin/settings/assistants/',
  'order-terms': 'PUT /api/admin/settings/order-terms/',
  'selling-terms': 'PUT /api/admin/settings/selling-terms/',
  'home-promo': 'PUT /api/admin/settings/home-promo/',
  'seller-commission': 'PUT /api/admin/settings/seller-commission/',
  featured: 'PUT /api/admin/featured-products/',
  'paying-bank': 'PUT /api/admin/settings/paying-terms/bank/',
  'paying-paypal': 'PUT /api/admin/settings/paying-terms/paypal/',
  'paying-cash': 'PUT /api/admin/settings/paying-terms/cash/',
  'paying-limits': 'PUT /api/admin/settings/paying-terms/limits/',
};

interface App<Answer> {
  readonly shop: Shop;
  readonly call: (name: string, sent: { token?: string | undefined; body: object }) => Promise<Answer>;
}

/** Saves a settings form with the version just read. */
export async function putSetting<Answer>(
  app: App<Answer>,
  editor: SettingEditor,
  { token, body }: { readonly token?: string | undefined; readonly body: object },
): Promise<Answer> {
  return app.call(calls[editor], { token, body: { version: await settingVersion(app.shop, editor), ...body } });
}
