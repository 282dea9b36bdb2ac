import { Type, type Static } from 'typebox';
import { beginsJob, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const EventEntry = Type.Object({
  id: Type.Integer({ description: 'Unique, and greater than that of every earlier event.' }),
  /** `order.paid` */
  type: Type.String({ description: 'The type of the event, in the past tense: order.paid' }),
  created_at: Type.String({ format: 'date-time' }),
  /** What the event is about: a call returns it by this id, or by its number. */
  subject: Type.Object({
    kind: Type.String({ description: 'The noun of a call: order, return, customer, product …' }),
    id: Type.Integer(),
    /** The number of its order, by which calls identify it; null without an order. */
    number: Nullable(Type.String()),
  }),
  /** The subject's new status, when the type does not imply it; null otherwise. */
  status: Nullable(Type.String()),
});
export type EventEntry = Static<typeof EventEntry>;

const types = Type.Optional(
  Type.String({
    maxLength: 400,
    description: 'Types separated by commas, order.* for all of a noun: order.paid,return.*',
  }),
);
/** The filter of events. */
export const WantedEventTypes = Type.Object({ type: types });
export type WantedEventTypes = Static<typeof WantedEventTypes>;

/** The roles that may read events. */
export const eventsStaff = { staff: ['owner', 'manager'] } as const;

export const eventsContract = contract({
  'GET /api/admin/events/': {
    summary:
      'Lists the events of the last thirty days, oldest first. Store `next_after` and send it as `after` in the next request, even if there are no new events yet. `type` is one or more types separated by commas, `order.*` for all of a noun.',
    access: eventsStaff,
    query: Type.Object({
      after: After(),
      type: types,
      page_size: PageSize(),
    }),
    reply: Type.Object({
      data: Type.Array(EventEntry),
      ...goesOn,
    }),
    refusals: { 'invalid-request': 400, 'event-type-unknown': 422, 'cursor-expired': 410 },
  },
  'POST /api/admin/events/exports/': {
    ...beginsJob,
    summary: 'Starts a job that exports the events of the last thirty days, one `Event` a line, oldest first.',
    access: eventsStaff,
    body: WantedEventTypes,
    resultRow: EventEntry,
    refusals: { ...jobRefusals, 'event-type-unknown': 422 },
  },
});
