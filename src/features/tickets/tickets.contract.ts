import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { MessageFile, MessageFileKeys } from '#features/media/media.contract.ts';
import { Email, NonEmptyText, OptionalText, PersonName } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestTicketText, ticketStates, ticketTopics } from './tickets.rules.ts';

export const TicketNumber = () => Type.String({ pattern: '^[0-9]{8,12}$' });

const TicketText = () => NonEmptyText({ maximum: longestTicketText });

/** A reply to a ticket: a text, files, or both. */
export const TicketReply = {
  text: OptionalText({ maximum: longestTicketText }),
  files: Type.Optional(MessageFileKeys()),
};

export const TicketForm = {
  name: PersonName(),
  email: Email(),
  topic: Type.Enum([...ticketTopics]),
  /** The URL of the page it is about; may be empty. */
  url: OptionalText({ maximum: 500 }),
  message: TicketText(),
};

export const TicketSummary = Type.Object({
  number: Type.String(),
  topic: Type.Enum([...ticketTopics]),
  status: Type.Enum([...ticketStates]),
  /** The beginning of the first message. */
  excerpt: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  touched_at: Type.String({ format: 'date-time' }),
});

export type TicketSummary = Static<typeof TicketSummary>;

export const TicketMessage = Type.Object({
  id: Type.Integer(),
  from: Type.Enum(['writer', 'staff']),
  text: Type.String(),
  files: Type.Array(MessageFile),
  created_at: Type.String({ format: 'date-time' }),
});

export type TicketMessage = Static<typeof TicketMessage>;

export const Ticket = Type.Object({
  ...TicketSummary.properties,
  url: Nullable(Type.String()),
  messages: Type.Array(TicketMessage),
});

export type Ticket = Static<typeof Ticket>;

/** A submitted ticket. */
const NewTicket = Type.Object({
  ...Ticket.properties,
  /** The email address for the receipt and the replies. */
  email: Type.String(),
});

export type NewTicket = Static<typeof NewTicket>;

export const refusedForms = { 'too-many-tickets': 429, 'looks-automated': 400, 'url-wrong': 400 } as const;

export const ticketsContract = contract({
  'POST /api/tickets/': {
    summary:
      'Creates a ticket without an account, and so without files; the receipt is sent by mail as well. `website` is a honeypot and stays empty.',
    access: 'public',
    idempotency: 'required',
    keepsKey: true,
    body: Type.Object({ ...TicketForm, website: OptionalText({ maximum: 200 }) }),
    reply: NewTicket,
    status: 201,
    refusals: refusedForms,
  },
  'POST /api/tickets/mine/': {
    summary: 'Creates a ticket of the customer; with files uploaded by `POST /api/uploads/files/`.',
    access: 'customer',
    idempotency: 'required',
    keepsKey: true,
    body: Type.Object({
      ...TicketForm,
      files: Type.Optional(MessageFileKeys()),
      website: OptionalText({ maximum: 200 }),
    }),
    reply: NewTicket,
    status: 201,
    refusals: { ...refusedForms, 'upload-not-found': 422 },
  },
  'GET /api/tickets/mine/': {
    summary: "Lists the customer's tickets, newest first; `next` is the address of the next page.",
    access: 'customer',
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(TicketSummary), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/tickets/mine/:number/': {
    summary: "Returns one of the customer's tickets with all its messages.",
    access: 'customer',
    params: Type.Object({ number: TicketNumber() }),
    reply: Ticket,
    refusals: { 'ticket-not-found': 404 },
  },
  'POST /api/tickets/mine/:number/messages/': {
    summary: 'Adds a message to a ticket, a text, files or both; a closed ticket is reopened.',
    access: 'customer',
    idempotency: 'required',
    keepsKey: true,
    params: Type.Object({ number: TicketNumber() }),
    body: Type.Object(TicketReply),
    reply: Ticket,
    status: 201,
    refusals: {
      'message-empty': 400,
      'ticket-not-found': 404,
      'upload-not-found': 422,
      'ticket-full': 409,
      'too-many-tickets': 429,
    },
  },
});
