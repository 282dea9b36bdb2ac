import { bigint, int, listOf, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** What a customer searched for, the newest first. */
export const recentSearchesOf = statement({
  name: 'recent_searches_of',
  params: { customerId: bigint },
  row: { query: text },
  text: 'SELECT query FROM recent_searches WHERE customer_id = :customerId ORDER BY searched_at DESC, query',
});

/** Stores searches, those of before as new; they keep the order in which they came by a millisecond each, the first as the newest. */
export const addRecentSearches = statement({
  name: 'recent_searches_add',
  params: { customerId: bigint, queries: listOf(text), now: timestamptz },
  text: `
INSERT INTO recent_searches (customer_id, query, searched_at)
SELECT :customerId, query, :now - min(index) * interval '1 millisecond'
FROM unnest(:queries) WITH ORDINALITY AS given(query, index) GROUP BY query
ON CONFLICT (customer_id, query) DO UPDATE SET searched_at = excluded.searched_at`,
});

/** Forgets all but the newest so many. */
export const dropOlderSearches = statement({
  name: 'recent_searches_drop_older',
  params: { customerId: bigint, max: int },
  text: `
DELETE FROM recent_searches WHERE customer_id = :customerId AND query NOT IN (
  SELECT query FROM recent_searches WHERE customer_id = :customerId ORDER BY searched_at DESC, query LIMIT :max)`,
});

/** Forgets all of them. */
export const forgetRecentSearches = statement({
  name: 'recent_searches_forget',
  params: { customerId: bigint },
  text: 'DELETE FROM recent_searches WHERE customer_id = :customerId',
});
