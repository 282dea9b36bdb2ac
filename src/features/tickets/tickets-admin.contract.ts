import { Type, type Static } from 'typebox';
import { MessageFile } from '#features/media/media.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, endsHere, PageSize } from '#shared/contract/replies.ts';
import { ticketStates, ticketTopics } from './tickets.rules.ts';
import { TicketNumber, TicketReply } from './tickets.contract.ts';

const helpers = { staff: ['owner', 'manager', 'support'] } as const;
const Assignee = Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }));

export const AdminTicket = Type.Object({
  number: Type.String(),
  name: Type.String(),
  topic: Type.Enum([...ticketTopics]),
  status: Type.Enum([...ticketStates]),
  assignee: Assignee,
  excerpt: Type.String(),
  touched_at: Type.String({ format: 'date-time' }),
});
export type AdminTicket = Static<typeof AdminTicket>;

export const WholeTicket = Type.Object({
  ...AdminTicket.properties,
  email: Type.String(),
  /** Null for a guest. */
  customer_id: Nullable(Type.Integer()),
  language: Type.Enum(['fa', 'en']),
  url: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  messages: Type.Array(
    Type.Object({
      id: Type.Integer(),
      from: Type.Enum(['writer', 'staff']),
      author: Type.String(),
      text: Type.String(),
      files: Type.Array(MessageFile),
      created_at: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type WholeTicket = Static<typeof WholeTicket>;

const number = Type.Object({ number: TicketNumber() });

export const ticketsAdminContract = contract({
  'GET /api/admin/tickets/': {
    summary: 'Lists tickets: open ones longest waiting first, others last updated first.',
    access: helpers,
    query: Type.Object({
      status: Type.Optional(Type.Enum([...ticketStates])),
      topic: Type.Optional(Type.Enum([...ticketTopics])),
      assignee: Type.Optional(Type.Enum(['me', 'nobody'])),
      /** A ticket number, a name or an email address. */
      q: Type.Optional(OptionalText({ maximum: 100 })),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminTicket), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/tickets/:number/': {
    summary: 'Returns a ticket with all its messages.',
    access: helpers,
    params: number,
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404 },
  },
  'POST /api/admin/tickets/:number/answer/': {
    summary:
      'Replies to a ticket by a text, files or both, and assigns it to the caller if it is unassigned; the writer is notified by mail and, as a customer, in the shop. It stays open if its writer has written after the message `up_to`. A guest reads mail only and gets no files.',
    access: helpers,
    idempotency: 'required',
    keepsKey: true,
    params: number,
    body: Type.Object({ ...TicketReply, close: Type.Boolean(), up_to: Type.Optional(Id()) }),
    reply: WholeTicket,
    refusals: {
      'message-empty': 400,
      'ticket-not-found': 404,
      'upload-not-found': 422,
      'guest-reads-no-files': 409,
      'ticket-full': 409,
    },
  },
  'POST /api/admin/tickets/:number/assign/': {
    summary:
      'Assigns a ticket to a member of staff or to nobody, if it is still assigned as in `from`. The colleague is notified.',
    access: helpers,
    params: number,
    body: Type.Object({ to: Nullable(Id()), from: Nullable(Id()) }),
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404, 'colleague-unknown': 422, 'changed-meanwhile': 409 },
  },
  'POST /api/admin/tickets/:number/state/': {
    summary: 'Closes a ticket, unless its writer has written after the message `up_to`, or reopens it.',
    access: helpers,
    params: number,
    body: Type.Object({ status: Type.Enum(['open', 'closed']), up_to: Type.Optional(Id()) }),
    reply: WholeTicket,
    refusals: { 'ticket-not-found': 404, 'changed-meanwhile': 409 },
  },
  'GET /api/admin/ticket-assignees/': {
    summary: 'Lists the members of staff to whom tickets can be assigned, by name.',
    access: helpers,
    reply: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })), ...endsHere }),
  },
});
