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
import { insertItems } from './job-items.store.ts';
import { cancelJob, insertJob, jobOf, jobsOf, type JobRow } from './jobs.store.ts';

const exportActions: Readonly<Partial<Record<JobKindName, AuditAction>>> = {
  'orders-export': 'orders.exported',
  'products-export': 'products.exported',
  'customers-export': 'customers.exported',
  'stock-movements-export': 'stock-movements.exported',
  'events-export': 'events.exported',
};

/** A job as a caller wants it begun. */
export interface WantedJob {
  readonly kind: JobKindName;
  readonly caller: Caller;
  /** Whose work it is: the roles of the call that begins it. */
  readonly access: { readonly staff: readonly StaffRole[] };
  readonly input: unknown;
  readonly language: Language;
  /** Of a bulk job: what is to be done, each item with what it is about. */
  readonly items?: readonly { readonly subjectId: number; readonly item: unknown }[];
}

/** Refuses a job that is not there, or somebody else's. */
export const jobNotFound = refuse(
  'job-not-found',
  inBoth(jobErrors, (t) => t.notFound),
);

/** Whose jobs a caller sees. */
export const whose = ({ customerId, key, role }: Caller) => ({
  by: customerId,
  keyId: key?.id ?? null,
  role: role ?? '',
});

/** Begins a job, whose work is done in the background; refused to who has too many under way. */
export async function beginJob(
  shop: Shop,
  { kind, caller, access, input, language, items }: WantedJob,
): Promise<Job | Refusal<'too-many-jobs'>> {
  return shop.transaction(async () => {
    const { by, keyId } = whose(caller);
    const [begun] = await insertJob(shop, {
      kind,
      by,
      keyId,
      roles: [...access.staff],
      input,
      totalCount: items?.length ?? null,
      now: shop.clock.now(),
      max: maxJobsUnderWay,
    });
    if (begun === undefined)
      return refuse(
        'too-many-jobs',
        inBoth(jobErrors, (t) => t.tooMany),
      );
    if (items !== undefined)
      await insertItems(shop, {
        jobId: begun.id,
        items: items.map(({ subjectId, item }) => ({ subject_id: subjectId, item })),
      });
    // What a bulk job changes stands in the log by itself; what leaves the shop stands there with who wanted it.
    const exported = exportActions[kind];
    if (exported !== undefined)
      await recordChange(shop, { by, action: exported, subject: 'job', subjectId: begun.id, after: input });
    await shop.publish('job.due', { jobId: begun.id });
    return written(begun, language);
  });
}

/** A caller's own job; somebody else's is not there. */
export async function ownJob(
  shop: Shop,
  { caller, id, language }: { readonly caller: Caller; readonly id: number; readonly language: Language },
): Promise<Job | Refusal<'job-not-found'>> {
  const [job] = await jobOf(shop, { ...whose(caller), id });
  return job === undefined ? jobNotFound : written(job, language);
}

/** A caller's own jobs, newest first. */
export async function ownJobs(
  shop: Shop,
  wanted: {
    readonly caller: Caller;
    readonly status: JobStatus | null;
    readonly before: number | null;
    readonly limit: number;
    readonly language: Language;
  },
): Promise<Job[]> {
  const { caller, language, ...page } = wanted;
  return (await jobsOf(shop, { ...whose(caller), ...page })).map((job) => written(job, language));
}

/** Ends a caller's job where it is; of two who cancel it at once one does. */
export async function endJob(
  shop: Shop,
  { caller, id, language }: { readonly caller: Caller; readonly id: number; readonly language: Language },
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

/** Whether it has a result by now. */
export const hasResult = ({ kind, resultFile, endedAt }: JobRow): boolean =>
  isBulk(kind) ? endedAt !== null : resultFile !== null;

function written(job: JobRow, language: Language): Job {
  const { id, kind, status, doneCount, totalCount, counts, createdAt, endedAt } = job;
  return {
    id,
    kind,
    status,
    done_count: doneCount,
    total_count: totalCount,
    counts: isBulk(kind) ? counts : null,
    result_url: hasResult(job) ? `/api/admin/jobs/${id}/result.ndjson` : null,
    error: status === 'failed' ? { code: 'unexpected', message: jobErrors[language].failed } : null,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    expires_at: endedAt === null ? null : secondsAfter(endedAt, jobDays * daySeconds).toISOString(),
  };
}
