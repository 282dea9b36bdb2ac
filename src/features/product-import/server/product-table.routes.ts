import { routes } from '#platform/http/api-calls.ts';
import { productTableContract } from '../product-table.contract.ts';
import { productTable } from './product-table.service.ts';

export const productTableRoutes = routes(productTableContract, {
  'GET /api/admin/products/table/': ({ shop, query }) => productTable(shop, query.after),
});
