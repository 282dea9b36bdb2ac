import { routes } from '#platform/http/api-calls.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { variantPricesContract } from '../../variant-prices.contract.ts';
import { repriceVariant } from './variant-prices.service.ts';

export const variantPricesRoutes = routes(variantPricesContract, {
  'POST /api/admin/variants/bulk-reprice/': ({ shop, caller, body, language }) =>
    inBulk(shop, {
      items: body.items,
      idOf: (item) => item.variant_id,
      language,
      each: (item) => repriceVariant(shop, { ...item, by: caller.customerId, sellerId: null }),
    }),
});
