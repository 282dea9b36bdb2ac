import { routes } from '#platform/http/api-calls.ts';
import { sellingTermsContract } from '../selling-terms.contract.ts';
import { changeSellingTerms, sellingTerms } from './selling-terms.service.ts';

export const sellingTermsRoutes = routes(sellingTermsContract, {
  'GET /api/admin/selling-terms/': ({ shop }) => sellingTerms(shop),
  'PUT /api/admin/selling-terms/': ({ shop, body, caller }) => changeSellingTerms(shop, body, caller.customerId),
});
