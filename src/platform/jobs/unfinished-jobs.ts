import type { Shop } from '../shop.ts';

/** How often work is tried before it waits for somebody: with ever longer pauses some nine hours, which outlasts most outages. */
export const maxRetries = 14;

/** How often work is tried that leans on a program of somebody else's: for three days at the least, and six at the most. */
export const maxRetriesElsewhere = 18;

/** In which state work is that is not done: failed for good, to be tried again, or not begun. */
export const unfinishedStatuses = ['failed', 'retrying', 'waiting'] as const;
export type UnfinishedStatus = (typeof unfinishedStatuses)[number];

/** Work of the queue that is not done. */
export interface UnfinishedJob {
  readonly id: string;
  readonly name: string;
  readonly status: UnfinishedStatus;
  /** How often it was tried. */
  readonly tries: number;
  readonly createdAt: Date;
  /** When it is tried next; null for work that failed for good. */
  readonly nextAt: Date | null;
  /** What it failed by, in the words of the log. */
  readonly error: string | null;
  /** When it was created, in microseconds: together with its id a list goes on behind it. */
  readonly index: string;
}

export interface JobCursor {
  readonly index: string;
  readonly id: string;
}

const stateOf: Readonly<Record<UnfinishedStatus, string>> = { failed: 'failed', retrying: 'retry', waiting: 'created' };
/** Work that is on its way for less long is not worth a line. */
const freshSeconds = 60;

// These statements name pg-boss's table, which it makes when it starts: `npm run check` does not describe them. Its clock is the database's.
const visible = `name NOT LIKE '\\_\\_pgboss%' AND (state IN ('failed', 'retry')
  OR state = 'created' AND start_after < now() - interval '${freshSeconds} seconds')`;
const micros = '(extract(epoch FROM created_on) * 1000000)::bigint';

async function hasQueue({ database }: Shop): Promise<boolean> {
  const { rows } = await database.pool.query<{ there: boolean }>(
    `SELECT to_regclass('queue.job') IS NOT NULL AS there`,
  );
  return rows[0]?.there === true;
}

/** Work of a status that is not done, the newest first. */
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

/** How much is not done, by status. */
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

/** Has work done again at once, with as many tries as new work has; answers the ids of what was waiting for it, with its name. */
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
