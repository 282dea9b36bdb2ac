import { and, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import { int, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { SynonymKind } from '../synonyms.rules.ts';
import { synonyms, synonymSuggestions } from './synonyms.tables.ts';

export type SynonymRow = typeof synonyms.$inferSelect;
export type SuggestionRow = typeof synonymSuggestions.$inferSelect;

/** Returns pairs, newest first, after an id; `key` is a substring of either folded name. */
export function synonymRows(
  shop: Shop,
  part: { readonly after: number | null; readonly limit: number; readonly key: string; readonly kind?: SynonymKind },
): Promise<SynonymRow[]> {
  const pattern = `%${part.key}%`;
  return shop.db
    .select()
    .from(synonyms)
    .where(
      and(
        part.after === null ? undefined : lt(synonyms.id, part.after),
        part.kind === undefined ? undefined : eq(synonyms.kind, part.kind),
        part.key === '' ? undefined : or(like(synonyms.nameKey, pattern), like(synonyms.meansKey, pattern)),
      ),
    )
    .orderBy(desc(synonyms.id))
    .limit(part.limit);
}

/** Returns pending suggestions, most clicked first, after a cursor. */
export function waitingSuggestions(
  shop: Shop,
  part: { readonly after: Cursor | null; readonly limit: number; readonly least: number },
): Promise<SuggestionRow[]> {
  const { clicks, id, status } = synonymSuggestions;
  return shop.db
    .select()
    .from(synonymSuggestions)
    .where(
      and(
        eq(status, 'waiting'),
        sql`${clicks} >= ${part.least}`,
        part.after === null ? undefined : sql`(${clicks}, ${id}) < (${part.after.key}, ${part.after.id})`,
      ),
    )
    .orderBy(desc(clicks), desc(id))
    .limit(part.limit);
}

/** Counts a click for a pair that is undecided and not in the dictionary; a new pair only below the maximum. */
export const countSuggestion = statement({
  name: 'synonyms_count_suggestion',
  params: { name: text, means: text, now: timestamptz, max: int },
  row: {},
  text: `insert into synonym_suggestions (name, means, clicks, last_clicked_at)
    select :name, :means, 1, :now
    where not exists (
      select from synonyms s
      where least(s.name_key, s.means_key) = least(:name, :means) and greatest(s.name_key, s.means_key) = greatest(:name, :means)
    ) and (
      exists (select from synonym_suggestions known where known.name = :name and known.means = :means)
      or (select count(*) from synonym_suggestions waiting where waiting.status = 'waiting') < :max
    )
    on conflict (name, means) do update
    set clicks = synonym_suggestions.clicks + 1, last_clicked_at = excluded.last_clicked_at
    where synonym_suggestions.status = 'waiting'`,
});
