import { Type, type Static } from 'typebox';
import { BulkReplyByName } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

const Moment = Type.String({ format: 'date-time' });
const Status = Type.Enum(['failed', 'retrying', 'waiting'], {
  description: 'Failed for good, to be tried again by itself, or waiting longer than a minute to be begun.',
});

const BackgroundJob = Type.Object({
  id: Type.String(),
  name: Type.String(),
  status: Status,
  /** How often it was tried. */
  tries_count: Type.Integer(),
  created_at: Moment,
  /** When it is tried next; null for what failed for good. */
  next_try_at: Nullable(Moment),
  /** What it failed by, in the words of the log. */
  reason: Nullable(Type.String()),
});
export type BackgroundJob = Static<typeof BackgroundJob>;

const Id = Type.String({ format: 'uuid' });

export const backgroundJobsContract = contract({
  'GET /api/admin/background-jobs/': {
    summary:
      'Work of the background that is not done: messages, refunds and whatever else failed or waits, newest first.',
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
    summary: 'Has failed work done again at once, up to 100 of it; what was done meanwhile is skipped.',
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
    reply: BulkReplyByName,
  },
});
