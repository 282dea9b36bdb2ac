import { routes } from '#platform/http/api-calls.ts';
import { sellingTermsContract } from '../selling-terms.contract.ts';
import { addShippingMethod, changeSellingTerms, changeShippingMethod, sellingTerms } from './selling-terms.service.ts';
import { everyShippingMethod } from './selling-terms.store.ts';

export const sellingTermsRoutes = routes(sellingTermsContract, {
  'GET /api/admin/selling-terms/': ({ shop }) => sellingTerms(shop),
  'PUT /api/admin/selling-terms/': ({ shop, body, caller }) => changeSellingTerms(shop, body, caller.customerId),
  'GET /api/admin/shipping-methods/': async ({ shop }) => ({ data: await everyShippingMethod(shop) }),
  'POST /api/admin/shipping-methods/': ({ shop, body, caller }) => addShippingMethod(shop, body, caller.customerId),
  'PUT /api/admin/shipping-methods/:id/': ({ shop, params, body, caller }) =>
    changeShippingMethod(shop, { id: params.id, method: body, by: caller.customerId }),
});
