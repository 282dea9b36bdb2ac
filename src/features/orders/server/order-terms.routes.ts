import { routes } from '#platform/http/api-calls.ts';
import { orderTermsContract } from '../order-terms.contract.ts';
import { changeOrderTerms, orderTerms } from './order-terms.service.ts';

export const orderTermsRoutes = routes(orderTermsContract, {
  'GET /api/admin/order-terms/': ({ shop }) => orderTerms(shop),
  'PUT /api/admin/order-terms/': async ({ shop, body, caller }) => {
    await changeOrderTerms(shop, body, caller.customerId);
    return {};
  },
});
