import { asc, eq } from 'drizzle-orm';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import { noPins, pinsBySearch, searchKey, type Pins } from '../pinned-results.rules.ts';
import { pinnedResults, pinnedSearches } from './pinned-results.tables.ts';

/** Every answer that searches by words bears it. */
export const pinsTag = 'pinned-results';

/** What the owner says of searches; read anew, in every process, once it was changed. */
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

/** What the owner says of a search. */
export const pinsOf = async (shop: Shop, query: string): Promise<Pins> =>
  (await pins(shop)).get(searchKey(query)) ?? noPins;
