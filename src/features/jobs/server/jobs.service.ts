import type { AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { Language } from '#shared/language.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import type { Job } from '../jobs.contract.ts';
import { jobErrors } from '../jobs.messages.ts';
import { isBulk, jobDays, maxJobsUnderWay, type JobKindName, type JobStatus } from '../jobs.rules.ts';
import { problemOf } from './bulk-jobs.service.ts';
import { itemRepeated, repeatedOf } from '#platform/http/bulk.ts';
import { copyItems, insertItems, type NewItem } from './job-items.store.ts';
import { cancelJob, countItems, insertFollower, insertJob, jobOf, jobsOf, type JobRow } from './jobs.store.ts';

const exportActions: Readonly<Partial<Record<JobKindName, AuditAction>>> = {
  'orders-export': 'orders.exported',
  'products-export': 'products.exported',
  'customers-export': 'customers.exported',
  'stock-movements-export': 'stock-movements.exported',
  'events-export': 'events.exported',
};

/** An item of a bulk job: its subject and operation, or why it is refused immediately. */
export interface WantedItem {
  readonly subjectId: number;
  readonly slug?: string | undefined;
  /** A key of its subject that must be unique within the job. */
  readonly names?: string | undefined;
  readonly item: unknown;
  readonly refused?: Refusal | undefined;
}

/** The caller of job endpoints: a person or program, for the shop or, with a `sellerId`, for that seller's own shop. */
export interface JobCaller extends Caller {
  readonly sellerId?: number;
}

/** The input for a new job. */
export interface WantedJob {
  readonly kind: JobKindName;
  readonly caller: JobCaller;
  /** Who may access it: the roles permitted by the call that starts it; none for a seller's own job. */
  readonly access: 'seller' | { readonly staff: readonly StaffRole[] };
  readonly input: unknown;
  readonly language: Language;
  /** The sender's name of the file that it reads. */
  readonly fileName?: string;
  /** Only determines the outcome of each item; another job may carry it out. */
  readonly dryRun?: boolean;
  /** Operations of a bulk job. */
  readonly items?: readonly WantedItem[];
}

/** The refusal for a job that does not exist or belongs to another caller. */
export const jobNotFound = refuse(
  'job-not-found',
  inBoth(jobErrors, (t) => t.notFound),
);

/** Returns the query parameters that select a caller's jobs. */
export const whose = ({ customerId, key, role, sellerId }: JobCaller) => ({
  by: customerId,
  keyId: key?.id ?? null,
  role: role ?? '',
  sellerId: sellerId ?? null,
});

const itemsAtOnce = 500;

const notReady = refuse(
  'job-not-ready',
  inBoth(jobErrors, (t) => t.notReady),
);
const tooMany = refuse(
  'too-many-jobs',
  inBoth(jobErrors, (t) => t.tooMany),
);

/** Starts a job, which runs in the background; refused when the caller has too many unfinished ones. */
export async function beginJob(
  shop: Shop,
  { kind, caller, access, input, language, fileName, dryRun = false, items }: WantedJob,
): Promise<Job | Refusal<'too-many-jobs'>> {
  return shop.transaction(async () => {
    const { by, keyId, sellerId } = whose(caller);
    const [begun] = await insertJob(shop, {
      kind,
      by,
      keyId,
      roles: access === 'seller' ? [] : [...access.staff],
      sellerId,
      input,
      fileName: fileName ?? null,
      dryRun,
      now: shop.clock.now(),
      max: maxJobsUnderWay,
    });
    if (begun === undefined) return tooMany;
    // The changes of a bulk job are audited individually; an export is audited here with the person who requested it.
    const exported = exportActions[kind];
    if (exported !== undefined)
      await recordChange(shop, { by, action: exported, subject: 'job', subjectId: begun.id, after: input });
    return due(shop, items === undefined ? begun : await storeItems(shop, begun.id, items), language);
  });
}

/** Carries out a caller's dry run, once: items that would succeed are done, the others copy their outcome. */
export async function followDryRun(
  shop: Shop,
  { kind, caller, id, language }: Pick<WantedJob, 'kind' | 'caller' | 'language'> & { readonly id: number },
): Promise<Job | Refusal<'job-not-found' | 'job-not-ready' | 'too-many-jobs'>> {
  return shop.transaction(async () => {
    const [begun] = await insertFollower(shop, {
      ...whose(caller),
      kind,
      dryRunId: id,
      now: shop.clock.now(),
      max: maxJobsUnderWay,
    });
    if (begun === undefined) {
      const [dry] = await jobOf(shop, { ...whose(caller), id });
      if (dry?.kind !== kind) return jobNotFound;
      const isReady = dry.dryRun && dry.status === 'done' && dry.followedById === null;
      return isReady ? tooMany : notReady;
    }
    await copyItems(shop, { jobId: begun.id, dryRunId: id });
    return due(shop, await counted(shop, begun.id), language);
  });
}

async function storeItems(shop: Shop, jobId: number, given: readonly WantedItem[]): Promise<JobRow> {
  const repeated = repeatedOf(given, ({ names }) => names);
  const items = given.map((item, index) => (repeated[index] === true ? { ...item, refused: itemRepeated() } : item));
  for (let before = 0; before < items.length; before += itemsAtOnce)
    await insertItems(shop, { jobId, before, items: items.slice(before, before + itemsAtOnce).map(stored) });
  return counted(shop, jobId);
}

const stored = ({ subjectId, slug, item, refused }: WantedItem): NewItem => ({
  subject_id: subjectId,
  slug,
  item,
  ...(refused && { outcome: 'failed', code: refused.refusal, problem: problemOf(refused) }),
});

/** Updates and returns the counts of a job whose items were just stored. */
async function counted(shop: Shop, id: number): Promise<JobRow> {
  const [job] = await countItems(shop, { id });
  if (job === undefined) throw new Error(`The job ${id} is not there.`);
  return job;
}

/** Queues a newly stored job. */
async function due(shop: Shop, job: JobRow, language: Language): Promise<Job> {
  await shop.publish('job.due', { jobId: job.id });
  return written(job, language);
}

/** Returns a caller's own job; another caller's is treated as not found. */
export async function ownJob(
  shop: Shop,
  { caller, id, language }: { readonly caller: JobCaller; readonly id: number; readonly language: Language },
): Promise<Job | Refusal<'job-not-found'>> {
  const [job] = await jobOf(shop, { ...whose(caller), id });
  return job === undefined ? jobNotFound : written(job, language);
}

/** Returns a caller's own jobs, newest first. */
export async function ownJobs(
  shop: Shop,
  wanted: {
    readonly caller: JobCaller;
    readonly kind: JobKindName | null;
    readonly status: JobStatus | null;
    readonly before: number | null;
    readonly limit: number;
    readonly language: Language;
  },
): Promise<Job[]> {
  const { caller, language, ...page } = wanted;
  return (await jobsOf(shop, { ...whose(caller), ...page })).map((job) => written(job, language));
}

/** Cancels a caller's job; of two concurrent requests, one succeeds. */
export async function endJob(
  shop: Shop,
  { caller, id, language }: { readonly caller: JobCaller; readonly id: number; readonly language: Language },
): Promise<Job | Refusal<'job-not-found' | 'job-over'>> {
  const [ended] = await cancelJob(shop, { ...whose(caller), id, now: shop.clock.now() });
  if (ended !== undefined) return written(ended, language);
  const job = await ownJob(shop, { caller, id, language });
  return 'refusal' in job
    ? job
    : refuse(
        'job-over',
        inBoth(jobErrors, (t) => t.over),
      );
}

/** Whether it has a result yet. */
export const hasResult = ({ kind, resultFile, endedAt }: JobRow): boolean =>
  isBulk(kind) ? endedAt !== null : resultFile !== null;

/** Returns the jobs URL of the shop or of a seller. */
export const jobsAddressOf = ({ sellerId }: { readonly sellerId?: number | null }) =>
  (sellerId ?? null) === null ? '/api/admin/jobs/' : '/api/seller/jobs/';

function written(job: JobRow, language: Language): Job {
  const { id, kind, status, doneCount, totalCount, counts, createdAt, endedAt } = job;
  const { fileName, dryRun, followsId, followedById } = job;
  return {
    id,
    kind,
    status,
    done_count: doneCount,
    total_count: totalCount,
    counts: isBulk(kind) ? counts : null,
    file_name: fileName,
    dry_run: dryRun,
    follows_id: followsId,
    followed_by_id: followedById,
    result_url: hasResult(job) ? `${jobsAddressOf(job)}${id}/result.ndjson` : null,
    error: status === 'failed' ? { code: 'unexpected', message: jobErrors[language].failed } : null,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    expires_at: endedAt === null ? null : secondsAfter(endedAt, jobDays * daySeconds).toISOString(),
  };
}
