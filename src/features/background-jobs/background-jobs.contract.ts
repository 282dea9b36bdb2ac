import { Type, type Static } from 'typebox';
import { BulkReplyByName } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

const Moment = Type.String({ format: 'date-time' });
const Status = Type.Enum(['failed', 'retrying', 'waiting'], {
  description: 'Failed for good, waiting for an automatic retry, or not started within a minute.',
});

const BackgroundJob = Type.Object({
  id: Type.String(),
  name: Type.String(),
  status: Status,
  /** The number of attempts. */
  tries_count: Type.Integer(),
  created_at: Moment,
  /** The time of the next attempt; null after the final one failed. */
  next_try_at: Nullable(Moment),
  /** The error of the last attempt, as in the log. */
  reason: Nullable(Type.String()),
});
export type BackgroundJob = Static<typeof BackgroundJob>;

const Id = Type.String({ format: 'uuid' });

export const backgroundJobsContract = contract({
  'GET /api/admin/background-jobs/': {
    summary: 'Lists unfinished background work that failed or is delayed, such as messages and refunds, newest first.',
    access: { staff: ['owner', 'manager'] },
    query: Type.Object({
      status: Type.Optional(Status),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({
      data: Type.Array(BackgroundJob),
      ...goesOn,
      counts: Type.Object({ failed: Type.Integer(), retrying: Type.Integer(), waiting: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/background-jobs/bulk-retry/': {
    summary: 'Retries up to 100 failed background jobs at once; those that have been done meanwhile are skipped.',
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
    reply: BulkReplyByName,
  },
});
