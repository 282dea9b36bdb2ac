import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { orderTermsContract } from '../order-terms.contract.ts';
import { changeOrderTerms, orderTerms } from './order-terms.service.ts';

const termsForStaff = async (shop: Shop) => ({
  version: await settingVersion(shop, 'order-terms'),
  ...(await orderTerms(shop)),
});

export const orderTermsRoutes = routes(orderTermsContract, {
  'GET /api/admin/settings/order-terms/': ({ shop }) => termsForStaff(shop),
  'PUT /api/admin/settings/order-terms/': ({ shop, body: { version, ...terms }, caller }) =>
    thenRead(
      inSettingVersion(shop, { editor: 'order-terms', version }, async () => {
        await changeOrderTerms(shop, terms, caller.customerId);
        return { version: 0 };
      }),
      () => termsForStaff(shop),
    ),
});
