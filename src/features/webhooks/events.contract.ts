import { Type, type Static } from 'typebox';
import { beginsJob, jobRefusals } from '#features/jobs/jobs.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const EventEntry = Type.Object({
  id: Type.Integer({ description: 'Never given twice, and greater than that of every event before.' }),
  /** `order.paid` */
  type: Type.String({ description: 'What happened, in the past tense: order.paid' }),
  created_at: Type.String({ format: 'date-time' }),
  /** To what it happened: a call shows it by this id, or by its number. */
  subject: Type.Object({
    kind: Type.String({ description: 'The noun of a call: order, return, customer, product …' }),
    id: Type.Integer(),
    /** Of its order, by which calls know that; null for what has none. */
    number: Nullable(Type.String()),
  }),
  /** What the subject has become, where the type does not say it; null elsewhere. */
  status: Nullable(Type.String()),
});
export type EventEntry = Static<typeof EventEntry>;

const types = Type.Optional(
  Type.String({ maxLength: 400, description: 'Types by commas, order.* for all of a noun: order.paid,return.*' }),
);
/** Which events are wanted. */
export const WantedEventTypes = Type.Object({ type: types });
export type WantedEventTypes = Static<typeof WantedEventTypes>;

/** Whose work events are. */
export const eventsStaff = { staff: ['owner', 'manager'] } as const;

export const eventsContract = contract({
  'GET /api/admin/events/': {
    summary:
      'What happened in the last thirty days, oldest first. `next_after` is where to go on, also when there is nothing more yet: store it, and ask again with it as `after`. `type` is one type or more by commas, `order.*` all of a noun.',
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
    summary: 'Writes the events of the last thirty days to a file, as a job: an `Event` a line, the oldest first.',
    access: eventsStaff,
    body: WantedEventTypes,
    resultRow: EventEntry,
    refusals: { ...jobRefusals, 'event-type-unknown': 422 },
  },
});
