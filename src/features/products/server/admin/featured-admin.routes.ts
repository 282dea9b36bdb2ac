import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { featuredAdminContract } from '../../featured-admin.contract.ts';
import { feature, featuredInOrder } from './featured-admin.service.ts';

export const featuredAdminRoutes = routes(featuredAdminContract, {
  'GET /api/admin/featured/': ({ shop, language }) => featuredInOrder(shop, language),

  'PUT /api/admin/featured/': async ({ shop, caller, body }) => {
    const refused = await feature(shop, caller.customerId, body.ids);
    return isRefusal(refused) ? refused : {};
  },
});
