import { routes } from '#platform/http/api-calls.ts';
import { flashSaleListContract } from '../flash-sale-list.contract.ts';
import { flashSaleCards } from './flash-sale-list.service.ts';

export const flashSaleListRoutes = routes(flashSaleListContract, {
  'GET /api/products/specialproduct/': ({ shop, query, depends }) => flashSaleCards(shop, query, depends),
});
