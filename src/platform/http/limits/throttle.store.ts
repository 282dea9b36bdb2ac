import { int, listOf, text, timestamptz } from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/**
 * Counts one attempt under each of several keys and returns their counts, and that of a key that is only read. The rows are locked in the order of
 * their keys, so that two callers that share some never deadlock.
 */
export const countUnderKeys = statement({
  name: 'throttles_count',
  params: { keys: listOf(text), ends: listOf(timestamptz), watched: text, now: timestamptz },
  row: { key: text, tries: int, windowEndsAt: timestamptz },
  text: `
WITH counted AS (
  INSERT INTO throttles AS t (key, window_ends_at, tries)
  SELECT key, ends_at, 1 FROM unnest(:keys, :ends) AS wanted (key, ends_at) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    tries = CASE WHEN t.window_ends_at <= :now THEN 1 ELSE t.tries + 1 END,
    window_ends_at = CASE WHEN t.window_ends_at <= :now THEN excluded.window_ends_at ELSE t.window_ends_at END
  RETURNING t.key, t.tries, t.window_ends_at
)
SELECT key, tries, window_ends_at AS "windowEndsAt" FROM counted
UNION ALL
SELECT key, tries, window_ends_at FROM throttles WHERE key = :watched AND window_ends_at > :now`,
});

/** Reverts one counted attempt under each key, in the order in which they are counted. */
export const giveBackUnderKeys = statement({
  name: 'throttles_give_back',
  params: { keys: listOf(text) },
  text: `
UPDATE throttles SET tries = greatest(tries - 1, 0)
WHERE key IN (SELECT key FROM throttles WHERE key = ANY(:keys) ORDER BY key FOR UPDATE)`,
});
