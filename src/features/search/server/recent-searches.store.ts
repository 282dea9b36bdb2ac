import { bigint, int, listOf, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** A customer's searches, newest first. */
export const recentSearchesOf = statement({
  name: 'recent_searches_of',
  params: { customerId: bigint },
  row: { query: text },
  text: 'SELECT query FROM recent_searches WHERE customer_id = :customerId ORDER BY searched_at DESC, query',
});

/** Inserts searches or updates the time of existing ones; their order is preserved by offsets of a millisecond, the first being the newest. */
export const addRecentSearches = statement({
  name: 'recent_searches_add',
  params: { customerId: bigint, queries: listOf(text), now: timestamptz },
  text: `
INSERT INTO recent_searches (customer_id, query, searched_at)
SELECT :customerId, query, :now - min(index) * interval '1 millisecond'
FROM unnest(:queries) WITH ORDINALITY AS given(query, index) GROUP BY query
ON CONFLICT (customer_id, query) DO UPDATE SET searched_at = excluded.searched_at`,
});

/** Deletes all but the newest searches. */
export const dropOlderSearches = statement({
  name: 'recent_searches_drop_older',
  params: { customerId: bigint, max: int },
  text: `
DELETE FROM recent_searches WHERE customer_id = :customerId AND query NOT IN (
  SELECT query FROM recent_searches WHERE customer_id = :customerId ORDER BY searched_at DESC, query LIMIT :max)`,
});

/** Deletes all of a customer's searches. */
export const forgetRecentSearches = statement({
  name: 'recent_searches_forget',
  params: { customerId: bigint },
  text: 'DELETE FROM recent_searches WHERE customer_id = :customerId',
});
