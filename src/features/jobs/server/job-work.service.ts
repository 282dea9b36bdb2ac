import { inNameOfKey } from '#platform/http/callers.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { jobDays } from '../jobs.rules.ts';
import type { JobKind } from './job-kinds.service.ts';
import {
  advanceJob,
  deleteOldJobs,
  failSpentJobs,
  filesInUse,
  finishJob,
  leftJobs,
  releaseJob,
  takeJob,
  type TakenJob,
} from './jobs.store.ts';

/** A job that is started this often without progress has failed. */
const maxTries = 3;
/** A process without a sign of life for this long is considered dead, and another takes over. */
const freeAfterSeconds = 60;
const folder = 'jobs';

const namesOf = (kinds: readonly JobKind[]) => kinds.map(({ name }) => name);

/** Thrown when another process has the job or it was cancelled, to abandon it. */
class JobLost extends Error {
  override readonly name = 'JobLost';
}

/**
 * Runs a job unless another process has it. When it throws, the job is released for a retry; when its process is killed, another takes over after a
 * minute. Its changes are attributed to the account that started it, and to the access key.
 */
export async function workOnJob(shop: Shop, kinds: readonly JobKind[], id: number): Promise<void> {
  const now = shop.clock.now();
  const freeSince = secondsAfter(now, -freeAfterSeconds);
  const [job] = await takeJob(shop, { id, kinds: namesOf(kinds), now, freeSince, maxTries });
  if (job === undefined) return;
  const hold = { at: now };
  try {
    await inNameOfKey(job.keyId, () => doJob(shop, kinds, job, hold));
  } catch (error) {
    if (error instanceof JobLost) return;
    const [left] = await releaseJob(shop, { id, lastHold: hold.at, now: shop.clock.now(), maxTries });
    if (left?.status === 'working') throw error;
    shop.log.error({ err: error, job: job.kind, id }, 'a requested job failed');
  }
}

async function doJob(shop: Shop, kinds: readonly JobKind[], job: TakenJob, hold: { at: Date }): Promise<void> {
  const kind = kinds.find(({ name }) => name === job.kind);
  if (kind === undefined) throw new Error(`Nobody does the job ${job.kind}.`);
  const { id, by, input, dryRun } = job;
  let before: number | null = null;
  const advance = async (doneCount: number, totalCount: number | null, steps = 0) => {
    const now = shop.clock.now();
    before ??= steps;
    const tries = steps > before ? 1 : null;
    if ((await advanceJob(shop, { id, lastHold: hold.at, now, doneCount, totalCount, tries })).length === 0)
      throw new JobLost();
    hold.at = now;
  };
  const { resultFile } = await kind.work(shop, { id, by, input, dryRun, advance });
  const finished = await finishJob(shop, { id, lastHold: hold.at, now: shop.clock.now(), resultFile });
  if (finished.length > 0) return;
  if (resultFile !== null) await shop.files.remove(resultFile);
  throw new JobLost();
}

/** Resumes jobs whose process died, and fails those that repeatedly killed theirs. */
export async function followLeftJobs(shop: Shop, kinds: readonly JobKind[]): Promise<void> {
  const now = shop.clock.now();
  const freeSince = secondsAfter(now, -freeAfterSeconds);
  for (const { id } of await failSpentJobs(shop, { freeSince, maxTries, now }))
    shop.log.error({ id }, 'a requested job ended each process that began it');
  for (const { id } of await leftJobs(shop, { kinds: namesOf(kinds), freeSince, maxTries }))
    await workOnJob(shop, kinds, id);
}

/** Deletes expired jobs, and files without a job: of exports that were cancelled, interrupted or deleted. */
export async function forgetOldJobs(shop: Shop): Promise<void> {
  await deleteOldJobs(shop, { before: secondsAfter(shop.clock.now(), -jobDays * daySeconds) });
  const names = await shop.files.list(folder);
  const idOf = (name: string) => Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
  const rows = await filesInUse(shop, { ids: [...new Set(names.map(idOf))] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const name of names) {
    const job = byId.get(idOf(name));
    const isUnderWay = job !== undefined && (job.status === 'waiting' || job.status === 'working');
    if (!isUnderWay && job?.resultFile !== `${folder}/${name}`) await shop.files.remove(`${folder}/${name}`);
  }
}
