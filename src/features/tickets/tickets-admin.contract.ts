import { Type, type Static } from 'typebox';
import { MessageFile } from '#features/media/media.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { Id, NonEmptyText, OptionalText, Slug, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable } from '#shared/contract/replies.ts';
import { RequestKey, TicketNumber, TicketReply } from '#features/help/help.contract.ts';
import { answerGroups, ticketStates, ticketTopics } from '#features/help/help.rules.ts';

const helpers = { staff: ['owner', 'manager', 'support'] } as const;
const Assignee = Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }));

const DeskTicket = Type.Object({
  number: Type.String(),
  name: Type.String(),
  topic: Type.Enum([...ticketTopics]),
  state: Type.Enum([...ticketStates]),
  assignee: Assignee,
  excerpt: Type.String(),
  touched_at: Type.String(),
});
export type DeskTicket = Static<typeof DeskTicket>;

const WholeTicket = Type.Object({
  ...DeskTicket.properties,
  email: Type.String(),
  /** Null for a guest. */
  customer_id: Nullable(Type.Integer()),
  language: Type.Enum(['fa', 'en']),
  url: Nullable(Type.String()),
  created_at: Type.String(),
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      from: Type.Enum(['writer', 'staff']),
      author: Type.String(),
      text: Type.String(),
      files: Type.Array(MessageFile),
      created_at: Type.String(),
    }),
  ),
});
export type WholeTicket = Static<typeof WholeTicket>;

const Texts = Type.Object({ fa: NonEmptyText({ maximum: 200 }), en: OptionalText({ maximum: 200 }) });
const AnswerDraft = {
  slug: Type.Optional(Slug()),
  group: Type.Enum([...answerGroups]),
  position: WholeNumber({ maximum: 10_000 }),
  question: Texts,
  answer: Type.Object({ fa: WrittenDocument(), en: Nullable(WrittenDocument()) }),
  published: Type.Boolean(),
};

const DeskAnswer = Type.Object({
  id: Type.Integer(),
  ...AnswerDraft,
  slug: Type.String(),
  question: Type.Object({ fa: Type.String(), en: Type.String() }),
  version: Type.Integer(),
  /** How many readers it helped, and how many it did not. */
  helpful: Type.Integer(),
  unhelpful: Type.Integer(),
});
export type DeskAnswer = Static<typeof DeskAnswer>;

const number = Type.Object({ number: TicketNumber() });

export const ticketsDeskContract = contract({
  'GET /api/admin/tickets/': {
    summary: 'Tickets: of the open ones who waits longest first, of the others the one touched last.',
    access: helpers,
    query: Type.Object({
      state: Type.Optional(Type.Enum([...ticketStates])),
      topic: Type.Optional(Type.Enum([...ticketTopics])),
      assignee: Type.Optional(Type.Enum(['me', 'nobody'])),
      /** A number, a name or a mail address. */
      q: Type.Optional(OptionalText({ maximum: 100 })),
      after: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: Type.Object({ data: Type.Array(DeskTicket), next: Nullable(Type.String()) }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/tickets/:number/': {
    summary: 'A ticket with all that was said in it.',
    access: helpers,
    params: number,
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404 },
  },
  'POST /api/admin/tickets/:number/answer/': {
    summary:
      'Answers a ticket by a text, files or both, and takes it when nobody has; the writer is told by mail and, as a customer, by a notice. A guest reads mail alone: no files for them.',
    access: helpers,
    headers: RequestKey,
    params: number,
    body: Type.Object({ ...TicketReply, close: Type.Boolean() }),
    reply: WholeTicket,
    refusals: {
      'empty-message': 400,
      'ticket-not-found': 404,
      'upload-not-found': 404,
      'guest-reads-no-files': 409,
      'ticket-full': 409,
    },
  },
  'POST /api/admin/tickets/:number/assign/': {
    summary:
      'Gives a ticket to one of the staff, or to nobody, unless it changed hands since `from` was read. A colleague hears of it.',
    access: helpers,
    params: number,
    body: Type.Object({ to: Nullable(Id()), from: Nullable(Id()) }),
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404, 'colleague-unknown': 409, 'changed-hands': 409 },
  },
  'POST /api/admin/tickets/:number/state/': {
    summary: 'Closes a ticket or opens it again.',
    access: helpers,
    params: number,
    body: Type.Object({ state: Type.Enum(['open', 'closed']) }),
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404 },
  },
  'GET /api/admin/helpers/': {
    summary: 'Who of the staff can have a ticket in hand, by name.',
    access: helpers,
    reply: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
  },
  'GET /api/admin/answers/': {
    summary: 'Every answer, hidden ones too, with what readers say of it.',
    access: helpers,
    reply: Type.Object({ data: Type.Array(DeskAnswer) }),
  },
  'POST /api/admin/answers/': {
    summary: 'Writes an answer.',
    access: helpers,
    body: Type.Object(AnswerDraft),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
    refusals: { 'slug-taken': 409 },
  },
  'PUT /api/admin/answers/:id/': {
    summary: 'Writes an answer anew, unless somebody else has changed it since `version` was read.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ ...AnswerDraft, version: WholeNumber() }),
    reply: Type.Object({ id: Type.Integer() }),
    refusals: { 'slug-taken': 409, 'answer-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/answers/:id/': {
    summary: 'Removes an answer and what was said of it.',
    access: helpers,
    params: Type.Object({ id: Id() }),
    reply: Done,
    refusals: { 'answer-not-found': 404 },
  },
});
