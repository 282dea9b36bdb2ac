import { usualPageSize } from '#shared/contract/replies.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import {
  countUnfinished,
  retryJobs,
  unfinishedJobs,
  type JobCursor,
  type UnfinishedJob,
} from '#platform/jobs/unfinished-jobs.ts';
import { backgroundJobsContract, type BackgroundJob } from '../background-jobs.contract.ts';

const longestReason = 300;
const cursorShape = /^(\d{1,18})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Parses a list cursor: null for the first page, undefined when it is invalid. */
function cursorIn(after: string | undefined): JobCursor | null | undefined {
  if (after === undefined) return null;
  const [, index, id] = cursorShape.exec(after) ?? [];
  return index === undefined || id === undefined ? undefined : { index, id };
}

const written = ({ id, name, status, tries, createdAt, nextAt, error }: UnfinishedJob): BackgroundJob => ({
  id,
  name,
  status,
  tries_count: tries,
  created_at: createdAt.toISOString(),
  next_try_at: nextAt?.toISOString() ?? null,
  reason: error?.slice(0, longestReason) ?? null,
});

export const backgroundJobsRoutes = routes(backgroundJobsContract, {
  'GET /api/admin/background-jobs/': async ({ shop, query }) => {
    const { status = 'failed', page_size: size = usualPageSize } = query;
    const after = cursorIn(query.after);
    if (after === undefined) return cursorRejection;
    const found = await unfinishedJobs(shop, { status, after, limit: size + 1 });
    const rows = found.slice(0, size);
    const last = found.length > size ? rows.at(-1) : undefined;
    const next = last === undefined ? null : `${last.index}.${last.id}`;
    return {
      data: rows.map(written),
      next:
        next === null ? null : `/api/admin/background-jobs/?status=${status}&page_size=${String(size)}&after=${next}`,
      next_after: next,
      counts: await countUnfinished(shop),
    };
  },
  'POST /api/admin/background-jobs/bulk-retry/': ({ shop, caller, body: { ids } }) =>
    shop.transaction(async () => {
      const begun = await retryJobs(shop, ids);
      for (const { id, name } of begun)
        await recordChange(shop, {
          by: caller.customerId,
          action: 'background-job.retried',
          subject: 'background-job',
          subjectId: id,
          before: null,
          after: { name },
        });
      return doneTogether({ ids, done: begun.map(({ id }) => id) });
    }),
});
