import { Type, type Static, type TSchema } from 'typebox';
import { contract, staffRoles, type Call } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { After, Nullable, goesOn, PageSize } from '#shared/contract/replies.ts';
import { itemOutcomes, jobKinds, jobStatuses, maxJobItems } from './jobs.rules.ts';

const Moment = Type.String({ format: 'date-time' });

/** Long work that a caller requested, as that caller alone sees it. */
export const Job = Type.Object({
  id: Type.Integer({
    description:
      'The number of the job: `GET /api/admin/jobs/{id}/` is its address, of a seller’s `GET /api/seller/jobs/{id}/`.',
  }),
  kind: Type.Enum([...jobKinds], { description: 'What is done.' }),
  status: Type.Enum([...jobStatuses], { description: 'Where it stands; `done`, `failed` and `cancelled` are ends.' }),
  done_count: Type.Integer({ description: 'How many items are done so far.' }),
  total_count: Nullable(Type.Integer()),
  counts: Nullable(
    Type.Object(
      {
        done: Type.Integer({ description: 'Items that were done.' }),
        added: Type.Integer({ description: 'Those of them of which something new was made.' }),
        skipped: Type.Integer({ description: 'Items that were so already.' }),
        failed: Type.Integer({ description: 'Items that were refused and are as they were.' }),
      },
      { description: 'What became of the items so far; null of an export.' },
    ),
  ),
  file_name: Nullable(Type.String()),
  dry_run: Type.Boolean({ description: 'Whether it only says what would become of each item.' }),
  follows_id: Nullable(Type.Integer()),
  followed_by_id: Nullable(Type.Integer()),
  result_url: Nullable(Type.String()),
  error: Nullable(
    Type.Object(
      {
        code: Type.String({ description: 'Why it failed.' }),
        message: Type.String({ description: 'The same in a sentence.' }),
      },
      { description: 'Why it failed; null unless it did.' },
    ),
  ),
  created_at: Moment,
  ended_at: Nullable(Moment),
  expires_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When it and its result are deleted; null while it is under way.',
    }),
  ),
});
export type Job = Static<typeof Job>;

/** What became of an item of a bulk job: a line of its result. */
export const ItemOutcome = Type.Object({
  id: Type.Integer({ description: 'Which item it is about: the id that it named, or the line of the file.' }),
  slug: Nullable(Type.String({ description: 'Of a line of a file, the slug that it names; null of an item.' })),
  outcome: Type.Enum([...itemOutcomes], {
    description: '`skipped` was so already; `failed` was refused and is as it was.',
  }),
  added: Type.Boolean({ description: 'Whether something new was made of it.' }),
  code: Nullable(Type.String({ description: 'Why it was refused.' })),
  message: Nullable(Type.String({ description: 'The same in a sentence.' })),
  errors: Type.Array(
    Type.Object({
      path: Type.String({ description: 'The part of the item that is wrong.' }),
      code: Type.String({ description: 'What is wrong with it.' }),
      message: Type.String({ description: 'The same in a sentence.' }),
    }),
    { description: 'What is wrong with which part of it.' },
  ),
});
export type ItemOutcome = Static<typeof ItemOutcome>;

/** What every call that begins a job says beside its access, summary and body: the job is answered with 202 and its address. */
export const beginsJob = {
  idempotency: 'required',
  status: 202,
  location: '/api/admin/jobs/:id/',
  reply: Job,
} as const satisfies Partial<Call>;

/** The same of a seller's own work. */
export const beginsSellerJob = { ...beginsJob, location: '/api/seller/jobs/:id/' } as const satisfies Partial<Call>;

/** How such a call may be refused beside its own refusals. */
export const jobRefusals = { 'too-many-jobs': 409 } as const;

/** The body of a job that does the same with many items, each by itself. */
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
  reply: Type.String({ description: 'A line for each item: a row of an export, or the outcome of an item.' }),
  download: 'application/x-ndjson',
  refusals: { ...notFound, 'job-without-result': 409 },
} as const;

/** What every call that reads or ends a job says beside its access and summary: the staff's and the sellers'. */
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
    summary: 'The jobs that the caller began, newest first; those of others are not there.',
    access,
  },
  'GET /api/admin/jobs/:id/': {
    ...jobCalls.one,
    summary: 'How far a job of the caller is.',
    access,
  },
  'POST /api/admin/jobs/:id/cancel/': {
    ...jobCalls.cancel,
    summary: 'Ends a job where it is: what was done of a bulk job stays done, of an export nothing is left.',
    access,
  },
  'GET /api/admin/jobs/:id/items/': {
    ...jobCalls.items,
    summary:
      'What became of the items of a bulk job so far, in the order in which they were sent; `outcome=failed` are those that were refused.',
    access,
  },
  'GET /api/admin/jobs/:id/result.ndjson': {
    ...jobCalls.result,
    id: 'adminGetJobResult',
    summary: 'The result of a job, an object of JSON on each line; for who began it, until `expires_at`.',
    access,
  },
});
