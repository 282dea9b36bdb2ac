import { routes } from '#platform/api-calls.ts';
import { productTableContract } from '../product-table.contract.ts';
import { importProducts, productTable } from './product-table.service.ts';

export const productTableRoutes = routes(productTableContract, {
  'GET /api/admin/products/table/': ({ shop, query }) => productTable(shop, query.after),

  'POST /api/admin/products/table/': async ({ shop, caller, body, language }) => ({
    rows: await importProducts(shop, { by: caller.customerId, sellerId: null }, { ...body, language }),
  }),
});
