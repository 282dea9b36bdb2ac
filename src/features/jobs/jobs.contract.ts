import { Type, type Static, type TSchema } from 'typebox';
import { contract, staffRoles, type Call } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { After, Nullable, goesOn, PageSize } from '#shared/contract/replies.ts';
import { itemOutcomes, jobKinds, jobStatuses, maxJobItems } from './jobs.rules.ts';

const Moment = Type.String({ format: 'date-time' });

/** A long-running task, visible only to the caller that requested it. */
export const Job = Type.Object({
  id: Type.Integer({
    description:
      "The number of the job; read it at `GET /api/admin/jobs/{id}/`, a seller's at `GET /api/seller/jobs/{id}/`.",
  }),
  kind: Type.Enum([...jobKinds], { description: 'The kind of job.' }),
  status: Type.Enum([...jobStatuses], { description: 'The status; `done`, `failed` and `cancelled` are final.' }),
  done_count: Type.Integer({ description: 'The number of items processed so far.' }),
  total_count: Nullable(Type.Integer()),
  counts: Nullable(
    Type.Object(
      {
        done: Type.Integer({ description: 'Items that were processed.' }),
        added: Type.Integer({ description: 'Of the processed items, those that created something.' }),
        skipped: Type.Integer({ description: 'Items that needed no change.' }),
        failed: Type.Integer({ description: 'Items that were refused and are unchanged.' }),
      },
      { description: 'The outcomes of the items so far; null for an export.' },
    ),
  ),
  file_name: Nullable(Type.String()),
  dry_run: Type.Boolean({ description: 'Whether it only reports what would become of each item.' }),
  follows_id: Nullable(Type.Integer()),
  followed_by_id: Nullable(Type.Integer()),
  result_url: Nullable(Type.String()),
  error: Nullable(
    Type.Object(
      {
        code: Type.String({ description: 'Why it failed.' }),
        message: Type.String({ description: 'The same as a sentence.' }),
      },
      { description: 'Why it failed; null unless it did.' },
    ),
  ),
  created_at: Moment,
  ended_at: Nullable(Moment),
  expires_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When the job and its result are deleted; null while it is running.',
    }),
  ),
});
export type Job = Static<typeof Job>;

/** The outcome of an item of a bulk job: a row of its result. */
export const ItemOutcome = Type.Object({
  id: Type.Integer({ description: 'The item: the id in the request, or the line of the file.' }),
  slug: Nullable(Type.String({ description: 'The slug in a line of a file; null for an item.' })),
  outcome: Type.Enum([...itemOutcomes], {
    description: '`skipped` needed no change; `failed` was refused and is unchanged.',
  }),
  added: Type.Boolean({ description: 'Whether it created something.' }),
  code: Nullable(Type.String({ description: 'Why it was refused.' })),
  message: Nullable(Type.String({ description: 'The same as a sentence.' })),
  errors: Type.Array(
    Type.Object({
      path: Type.String({ description: 'The invalid part of the item.' }),
      code: Type.String({ description: 'What is wrong with it.' }),
      message: Type.String({ description: 'The same as a sentence.' }),
    }),
    { description: 'The invalid parts of the item.' },
  ),
});
export type ItemOutcome = Static<typeof ItemOutcome>;

/** The common part of every call that starts a job, besides access, summary and body: the response is 202 with the job's location. */
export const beginsJob = {
  idempotency: 'required',
  status: 202,
  location: '/api/admin/jobs/:id/',
  reply: Job,
} as const satisfies Partial<Call>;

/** The same for a seller's jobs. */
export const beginsSellerJob = { ...beginsJob, location: '/api/seller/jobs/:id/' } as const satisfies Partial<Call>;

/** The additional refusals of such a call. */
export const jobRefusals = { 'too-many-jobs': 409 } as const;

/** The body of a bulk job, which applies the same operation to many items independently. */
export const jobItemsOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item, { minItems: 1, maxItems: maxJobItems }) });

const access = { staff: staffRoles } as const;
const ById = Type.Object({ id: Id() });
const notFound = { 'job-not-found': 404 } as const;

const listed = {
  query: Type.Object({
    kind: Type.Optional(Type.Enum([...jobKinds])),
    status: Type.Optional(Type.Enum([...jobStatuses])),
    page_size: PageSize(),
    after: After(),
  }),
  reply: Type.Object({ data: Type.Array(Job), ...goesOn }),
  refusals: { 'invalid-request': 400 },
} as const;

const listedItems = {
  params: ById,
  query: Type.Object({
    outcome: Type.Optional(Type.Enum([...itemOutcomes])),
    page_size: PageSize(),
    after: After(),
  }),
  reply: Type.Object({ data: Type.Array(ItemOutcome), ...goesOn }),
  refusals: { ...notFound, 'invalid-request': 400 },
} as const;

const result = {
  params: ById,
  reply: Type.String({ description: 'One line for each item: a row of an export, or the outcome of an item.' }),
  download: 'application/x-ndjson',
  refusals: { ...notFound, 'job-without-result': 409 },
} as const;

/** The common part of the calls that read or cancel jobs, for staff and sellers, besides access and summary. */
export const jobCalls = {
  list: listed,
  one: { params: ById, reply: Job, refusals: notFound },
  cancel: { params: ById, reply: Job, refusals: { ...notFound, 'job-over': 409 } },
  items: listedItems,
  result,
} as const;

export const jobsContract = contract({
  'GET /api/admin/jobs/': {
    ...jobCalls.list,
    summary: 'Lists the jobs that the caller started, newest first.',
    access,
  },
  'GET /api/admin/jobs/:id/': {
    ...jobCalls.one,
    summary: 'Returns the progress of a job of the caller.',
    access,
  },
  'POST /api/admin/jobs/:id/cancel/': {
    ...jobCalls.cancel,
    summary: 'Cancels a job: the processed items of a bulk job stay processed, an export is discarded.',
    access,
  },
  'GET /api/admin/jobs/:id/items/': {
    ...jobCalls.items,
    summary:
      'Lists the outcomes of the items of a bulk job so far, in the order of the request; with `outcome=failed`, those that were refused.',
    access,
  },
  'GET /api/admin/jobs/:id/result.ndjson': {
    ...jobCalls.result,
    id: 'adminGetJobResult',
    summary: 'Returns the result of a job, one JSON object a line, to the caller who started it, until `expires_at`.',
    access,
  },
});
