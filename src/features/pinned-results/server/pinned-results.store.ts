import { and, asc, desc, inArray, like, lt } from 'drizzle-orm';
import { bigint, bool, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { pinnedResults, pinnedSearches } from './pinned-results.tables.ts';

export type PinnedSearchRow = typeof pinnedSearches.$inferSelect;

/** Returns searches, newest first, after an id; `key` is a substring of their words. */
export function pinnedSearchRows(
  shop: Shop,
  part: { readonly after: number | null; readonly limit: number; readonly key: string },
): Promise<PinnedSearchRow[]> {
  return shop.db
    .select()
    .from(pinnedSearches)
    .where(
      and(
        part.after === null ? undefined : lt(pinnedSearches.id, part.after),
        part.key === '' ? undefined : like(pinnedSearches.searchKey, `%${part.key}%`),
      ),
    )
    .orderBy(desc(pinnedSearches.id))
    .limit(part.limit);
}

/** Returns the products of the given searches, in their order. */
export const resultsOf = (shop: Shop, searchIds: readonly number[]) =>
  shop.db
    .select()
    .from(pinnedResults)
    .where(inArray(pinnedResults.searchId, [...searchIds]))
    .orderBy(asc(pinnedResults.searchId), asc(pinnedResults.position));

/** The products of a search as displayed to the owner. */
export const pinnedProducts = statement({
  name: 'pinned_products',
  params: { ids: listOf(bigint) },
  row: { id: bigint, name: text, slug: text, pictureKey: nullable(text), inStock: bool, visible: bool },
  text: `select id, name, slug, picture_key as "pictureKey", in_stock as "inStock", status = 'active' as visible
    from product_summaries where id = any(:ids)`,
});
