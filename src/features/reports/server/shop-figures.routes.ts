import { routes } from '#platform/http/api-calls.ts';
import { shopFiguresContract } from '../shop-figures.contract.ts';
import { shopFigures } from './shop-figures.service.ts';

export const shopFiguresRoutes = routes(shopFiguresContract, {
  'GET /api/shop-figures/': ({ shop, depends }) => shopFigures(shop, depends),
});
