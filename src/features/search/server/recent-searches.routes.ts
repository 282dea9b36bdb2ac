import { lockCustomer } from '#features/accounts/server/accounts.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { recentSearchesContract } from '../recent-searches.contract.ts';
import { maxRecentSearches, withSearch } from '../recent-searches.rules.ts';
import {
  addRecentSearches,
  dropOlderSearches,
  forgetRecentSearches,
  recentSearchesOf,
} from './recent-searches.store.ts';

const searchesOf = async (shop: Shop, customerId: number) => ({
  searches: (await recentSearchesOf(shop, { customerId })).map(({ query }) => query),
});

export const recentSearchesRoutes = routes(recentSearchesContract, {
  'GET /api/recent-searches/': ({ shop, caller }) => searchesOf(shop, caller.customerId),
  'POST /api/recent-searches/': ({ shop, caller: { customerId }, body }) =>
    shop.transaction(async () => {
      await lockCustomer(shop, { customerId });
      const queries = [...body.searches].reverse().reduce<string[]>(withSearch, []);
      await addRecentSearches(shop, { customerId, queries, now: shop.clock.now() });
      await dropOlderSearches(shop, { customerId, max: maxRecentSearches });
      return searchesOf(shop, customerId);
    }),
  'DELETE /api/recent-searches/': async ({ shop, caller }) => {
    await forgetRecentSearches(shop, { customerId: caller.customerId });
    return {};
  },
});
