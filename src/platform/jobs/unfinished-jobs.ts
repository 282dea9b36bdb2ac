import type { Shop } from '../shop.ts';

/** The number of attempts before work waits for a manual retry: with increasing delays some nine hours, which outlasts most outages. */
export const maxRetries = 14;

/** The number of attempts for work that depends on an external service: three days at least, six at most. */
export const maxRetriesElsewhere = 18;

/** The statuses of unfinished work: failed permanently, waiting for a retry, or not started. */
export const unfinishedStatuses = ['failed', 'retrying', 'waiting'] as const;
export type UnfinishedStatus = (typeof unfinishedStatuses)[number];

/** An unfinished job in the queue. */
export interface UnfinishedJob {
  readonly id: string;
  readonly name: string;
  readonly status: UnfinishedStatus;
  /** The number of attempts. */
  readonly tries: number;
  readonly createdAt: Date;
  /** The time of the next attempt; null for work that failed permanently. */
  readonly nextAt: Date | null;
  /** The error it failed with, as logged. */
  readonly error: string | null;
  /** The creation time in microseconds: together with the id the cursor of the list. */
  readonly index: string;
}

export interface JobCursor {
  readonly index: string;
  readonly id: string;
}

const stateOf: Readonly<Record<UnfinishedStatus, string>> = { failed: 'failed', retrying: 'retry', waiting: 'created' };
/** Work younger than this is not listed. */
const freshSeconds = 60;

// These statements name pg-boss's table, which it creates at startup: `npm run check` does not describe them. Its clock is the database's.
const visible = `name NOT LIKE '\\_\\_pgboss%' AND (state IN ('failed', 'retry')
  OR state = 'created' AND start_after < now() - interval '${freshSeconds} seconds')`;
const micros = '(extract(epoch FROM created_on) * 1000000)::bigint';

async function hasQueue({ database }: Shop): Promise<boolean> {
  const { rows } = await database.pool.query<{ there: boolean }>(
    `SELECT to_regclass('queue.job') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** Returns unfinished work of a status, newest first. */
export async function unfinishedJobs(
  shop: Shop,
  { status, after, limit }: { status: UnfinishedStatus; after: JobCursor | null; limit: number },
): Promise<UnfinishedJob[]> {
  if (!(await hasQueue(shop))) return [];
  const { rows } = await shop.database.pool.query<Omit<UnfinishedJob, 'status'>>(
    `SELECT id::text, name, retry_count AS tries, created_on AS "createdAt",
      CASE WHEN state = 'failed' THEN NULL ELSE start_after END AS "nextAt",
      output->>'message' AS error, ${micros}::text AS index
    FROM queue.job
    WHERE ${visible} AND state::text = $1 AND ($2::bigint IS NULL OR (${micros}, id) < ($2::bigint, $3::uuid))
    ORDER BY created_on DESC, id DESC LIMIT $4`,
    [stateOf[status], after?.index ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => ({ ...row, status }));
}

/** Returns the number of unfinished jobs, by status. */
export async function countUnfinished(shop: Shop): Promise<Record<UnfinishedStatus, number>> {
  const counts = { failed: 0, retrying: 0, waiting: 0 };
  if (!(await hasQueue(shop))) return counts;
  const { rows } = await shop.database.pool.query<{ state: string; count: number }>(
    `SELECT state::text, count(*)::int AS count FROM queue.job WHERE ${visible} GROUP BY 1`,
  );
  for (const status of unfinishedStatuses)
    counts[status] = rows.find(({ state }) => state === stateOf[status])?.count ?? 0;
  return counts;
}

/** Reruns work at once, with as many attempts as new work has; returns the ids of the jobs that were waiting, with their names. */
export async function retryJobs(shop: Shop, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (!(await hasQueue(shop))) return [];
  const { rows } = await shop.database.pool.query<{ id: string; name: string }>(
    `UPDATE queue.job SET state = 'retry', retry_limit = retry_count + ${maxRetries}, start_after = now(), completed_on = NULL,
      keep_until = now() + interval '14 days'
    WHERE id = ANY ($1::uuid[]) AND state IN ('failed', 'retry') AND name NOT LIKE '\\_\\_pgboss%'
    RETURNING id::text, name`,
    [ids],
  );
  return rows;
}
