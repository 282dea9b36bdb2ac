import { routes } from '#platform/api-calls.ts';
import { searchContract } from '../search.contract.ts';
import { search } from './search.service.ts';

export const searchRoutes = routes(searchContract, {
  'GET /api/search/': ({ shop, query, depends }) => search(shop, query, depends),
});
