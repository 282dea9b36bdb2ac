import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { featuredAdminContract } from '../../featured-admin.contract.ts';
import { feature, featuredInOrder } from './featured-admin.service.ts';

export const featuredAdminRoutes = routes(featuredAdminContract, {
  'GET /api/admin/featured/': async ({ shop, language }) => ({
    version: await settingVersion(shop, 'featured'),
    data: await featuredInOrder(shop, language),
  }),

  'PUT /api/admin/featured/': ({ shop, caller, body }) =>
    inSettingVersion(
      shop,
      { editor: 'featured', version: body.version },
      async () => (await feature(shop, caller.customerId, body.ids)) ?? { version: 0 },
    ),
});
