import { asc, eq } from 'drizzle-orm';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { noPins, pinsBySearch, searchKey, type Pins } from '../pinned-results.rules.ts';
import { pinnedResults, pinnedSearches } from './pinned-results.tables.ts';

/** Cache tag of every response that contains word search results. */
export const pinsTag = 'pinned-results';

/** The arrangements of all searches; reloaded in every process after a change. */
const pins = cached<ReadonlyMap<string, Pins>>({
  tag: pinsTag,
  read: async (shop) =>
    pinsBySearch(
      await shop.db
        .select({
          searchKey: pinnedSearches.searchKey,
          productId: pinnedResults.productId,
          kind: pinnedResults.kind,
        })
        .from(pinnedResults)
        .innerJoin(pinnedSearches, eq(pinnedSearches.id, pinnedResults.searchId))
        .orderBy(asc(pinnedResults.searchId), asc(pinnedResults.position)),
    ),
});

/** Returns the arrangement of a search. */
export const pinsOf = async (shop: Shop, query: string): Promise<Pins> =>
  (await pins(shop)).get(searchKey(query)) ?? noPins;
