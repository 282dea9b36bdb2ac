import { bigint, bool, int, jsonb, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { JobKindName, JobStatus, OutcomeCounts } from '../jobs.rules.ts';

const jobRow = {
  id: bigint,
  kind: textOf<JobKindName>(),
  sellerId: nullable(bigint),
  status: textOf<JobStatus>(),
  doneCount: int,
  totalCount: nullable(int),
  counts: jsonb<OutcomeCounts>(),
  fileName: nullable(text),
  dryRun: bool,
  followsId: nullable(bigint),
  followedById: nullable(bigint),
  resultFile: nullable(text),
  createdAt: timestamptz,
  endedAt: nullable(timestamptz),
};
const jobColumns = `id, kind, seller_id AS "sellerId", status, done_count AS "doneCount", total_count AS "totalCount", result_file AS "resultFile",
  created_at AS "createdAt", ended_at AS "endedAt", (
    SELECT jsonb_build_object('done', count(*) FILTER (WHERE outcome = 'done'), 'added', count(*) FILTER (WHERE added),
      'skipped', count(*) FILTER (WHERE outcome = 'skipped'), 'failed', count(*) FILTER (WHERE outcome = 'failed'))
    FROM job_items WHERE job_id = jobs.id
  ) AS counts, file_name AS "fileName", dry_run AS "dryRun", follows_id AS "followsId",
  (SELECT follower.id FROM jobs follower WHERE follower.follows_id = jobs.id) AS "followedById"`;
/**
 * The visibility of a job: an access key sees only its own jobs, a person those they started themselves. Staff jobs depend on the role, seller jobs
 * on the seller: a caller who is both sees each under its own URL.
 */
const ofCaller = `by = :by AND access_key_id IS NOT DISTINCT FROM :keyId
  AND CASE WHEN seller_id IS NULL THEN :sellerId::bigint IS NULL AND :role = ANY (roles) ELSE seller_id = :sellerId END`;
/** Whether the caller is below the maximum number of unfinished jobs. */
const mayBegin = `(SELECT count(*) FROM jobs AS one
  WHERE one.by = :by AND one.access_key_id IS NOT DISTINCT FROM :keyId AND one.status IN ('waiting', 'working')) < :max`;
const callerParams = { by: bigint, keyId: nullable(bigint), role: text, sellerId: nullable(bigint) };

/** Inserts a job; no row where the caller has too many unfinished ones. Concurrent calls may exceed the limit by one. */
export const insertJob = statement({
  name: 'job_insert',
  params: {
    kind: textOf<JobKindName>(),
    by: bigint,
    keyId: nullable(bigint),
    roles: listOf(text),
    sellerId: nullable(bigint),
    input: jsonb<unknown>(),
    fileName: nullable(text),
    dryRun: bool,
    now: timestamptz,
    max: int,
  },
  row: jobRow,
  text: `
INSERT INTO jobs (kind, by, access_key_id, roles, seller_id, input, file_name, dry_run, created_at)
SELECT :kind, :by, :keyId, :roles, :sellerId, :input, :fileName, :dryRun, :now WHERE ${mayBegin}
RETURNING ${jobColumns}`,
});
export type JobRow = Readonly<RowOf<typeof insertJob>>;

/**
 * Inserts the job that carries out a caller's dry run; no row where it is unfinished, was carried out before, or the caller has too many unfinished
 * jobs.
 */
export const insertFollower = statement({
  name: 'job_insert_follower',
  params: { ...callerParams, kind: textOf<JobKindName>(), dryRunId: bigint, now: timestamptz, max: int },
  row: { id: bigint },
  text: `
INSERT INTO jobs (kind, by, access_key_id, roles, seller_id, input, file_name, follows_id, created_at)
SELECT kind, by, access_key_id, roles, seller_id, input, file_name, id, :now::timestamptz FROM jobs AS dry
WHERE id = :dryRunId AND ${ofCaller} AND kind = :kind AND dry_run AND status = 'done' AND ${mayBegin}
ON CONFLICT (follows_id) DO NOTHING RETURNING id`,
});

/** Stores the number of items of a bulk job, and of those with an immediate outcome. */
export const countItems = statement({
  name: 'job_count_items',
  params: { id: bigint },
  row: jobRow,
  text: `
UPDATE jobs SET total_count = counted.total, done_count = counted.done
FROM (SELECT count(*)::int AS total, count(outcome)::int AS done FROM job_items WHERE job_id = :id) AS counted
WHERE id = :id RETURNING ${jobColumns}`,
});

/** Selects a caller's own jobs, newest first. */
export const jobsOf = statement({
  name: 'jobs_of',
  params: {
    ...callerParams,
    kind: nullable(textOf<JobKindName>()),
    status: nullable(textOf<JobStatus>()),
    before: nullable(bigint),
    limit: int,
  },
  row: jobRow,
  text: `
SELECT ${jobColumns} FROM jobs
WHERE ${ofCaller} AND (:kind IS NULL OR kind = :kind) AND (:status IS NULL OR status = :status) AND (:before IS NULL OR id < :before)
ORDER BY id DESC LIMIT :limit`,
});

/** Selects a caller's own job. */
export const jobOf = statement({
  name: 'job_of',
  params: { ...callerParams, id: bigint },
  row: jobRow,
  text: `SELECT ${jobColumns} FROM jobs WHERE id = :id AND ${ofCaller}`,
});

/** Cancels a caller's unfinished job. */
export const cancelJob = statement({
  name: 'job_cancel',
  params: { ...callerParams, id: bigint, now: timestamptz },
  row: jobRow,
  text: `
UPDATE jobs SET status = 'cancelled', ended_at = :now
WHERE id = :id AND ${ofCaller} AND status IN ('waiting', 'working') RETURNING ${jobColumns}`,
});

/** Claims a job; no row while another process has it, when there is nothing to do, or for a kind of a later release. */
export const takeJob = statement({
  name: 'job_take',
  params: { id: bigint, kinds: listOf(text), now: timestamptz, freeSince: timestamptz, maxTries: int },
  row: {
    id: bigint,
    kind: textOf<JobKindName>(),
    by: bigint,
    keyId: nullable(bigint),
    input: jsonb<unknown>(),
    dryRun: bool,
  },
  text: `
UPDATE jobs SET status = 'working', worked_at = :now, tries = tries + 1
WHERE id = :id AND kind = ANY (:kinds) AND status IN ('waiting', 'working') AND (worked_at IS NULL OR worked_at < :freeSince) AND tries < :maxTries
RETURNING id, kind, by, access_key_id AS "keyId", input, dry_run AS "dryRun"`,
});
export type TakenJob = Readonly<RowOf<typeof takeJob>>;

const heldParams = { id: bigint, lastHold: timestamptz };
const held = `id = :id AND status = 'working' AND worked_at = :lastHold`;

/** Stores the progress of a job and extends the lease; no row when it was cancelled or another process has it. */
export const advanceJob = statement({
  name: 'job_advance',
  params: { ...heldParams, now: timestamptz, doneCount: int, totalCount: nullable(int), tries: nullable(int) },
  row: { id: bigint },
  text: `
UPDATE jobs SET worked_at = :now, done_count = :doneCount, total_count = coalesce(:totalCount, total_count), tries = coalesce(:tries, tries)
WHERE ${held} RETURNING id`,
});

/** Marks a completed job as done. */
export const finishJob = statement({
  name: 'job_finish',
  params: { ...heldParams, now: timestamptz, resultFile: nullable(text) },
  row: { id: bigint },
  text: `
UPDATE jobs SET status = 'done', ended_at = :now, worked_at = NULL, result_file = :resultFile WHERE ${held} RETURNING id`,
});

/** Releases a job whose run threw; one without tries left is marked as failed. */
export const releaseJob = statement({
  name: 'job_release',
  params: { ...heldParams, now: timestamptz, maxTries: int },
  row: { status: textOf<JobStatus>() },
  text: `
UPDATE jobs SET worked_at = NULL, status = CASE WHEN tries < :maxTries THEN 'working' ELSE 'failed' END,
  ended_at = CASE WHEN tries < :maxTries THEN NULL ELSE :now::timestamptz END
WHERE ${held} RETURNING status`,
});

/** Selects unfinished jobs that no process works on. */
export const leftJobs = statement({
  name: 'jobs_left',
  params: { kinds: listOf(text), freeSince: timestamptz, maxTries: int },
  row: { id: bigint },
  text: `
SELECT id FROM jobs WHERE kind = ANY (:kinds) AND status IN ('waiting', 'working') AND coalesce(worked_at, created_at) < :freeSince AND tries < :maxTries
ORDER BY id LIMIT 20`,
});

/** Marks as failed those jobs that repeatedly killed their process. */
export const failSpentJobs = statement({
  name: 'jobs_fail_spent',
  params: { freeSince: timestamptz, maxTries: int, now: timestamptz },
  row: { id: bigint },
  text: `
UPDATE jobs SET status = 'failed', ended_at = :now, worked_at = NULL
WHERE status = 'working' AND tries >= :maxTries AND (worked_at IS NULL OR worked_at < :freeSince) RETURNING id`,
});

/** Deletes jobs that ended before a given time. */
export const deleteOldJobs = statement({
  name: 'jobs_delete_old',
  params: { before: timestamptz },
  text: `DELETE FROM jobs WHERE ended_at < :before`,
});

/** Selects, of the given jobs, the unfinished ones, and the files of the others. */
export const filesInUse = statement({
  name: 'jobs_files_in_use',
  params: { ids: listOf(bigint) },
  row: { id: bigint, status: textOf<JobStatus>(), resultFile: nullable(text) },
  text: `SELECT id, status, result_file AS "resultFile" FROM jobs WHERE id = ANY (:ids)`,
});
