import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { orderTermsContract } from '../order-terms.contract.ts';
import { changeOrderTerms, orderTerms } from './order-terms.service.ts';

export const orderTermsRoutes = routes(orderTermsContract, {
  'GET /api/admin/order-terms/': async ({ shop }) => ({
    version: await settingVersion(shop, 'order-terms'),
    ...(await orderTerms(shop)),
  }),
  'PUT /api/admin/order-terms/': ({ shop, body: { version, ...terms }, caller }) =>
    inSettingVersion(shop, { editor: 'order-terms', version }, async () => {
      await changeOrderTerms(shop, terms, caller.customerId);
      return { version: 0 };
    }),
});
