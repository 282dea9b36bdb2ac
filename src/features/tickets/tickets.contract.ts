import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { MessageFile, MessageFileKeys } from '#features/media/media.contract.ts';
import { Email, NonEmptyText, OptionalText, PersonName } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestTicketText, ticketStates, ticketTopics } from './tickets.rules.ts';

export const TicketNumber = () => Type.String({ pattern: '^[0-9]{8,12}$' });

const TicketText = () => NonEmptyText({ maximum: longestTicketText });

/** What is written on in a ticket: a text, files, or both. */
export const TicketReply = {
  text: OptionalText({ maximum: longestTicketText }),
  files: Type.Optional(MessageFileKeys()),
};

export const TicketForm = {
  name: PersonName(),
  email: Email(),
  topic: Type.Enum([...ticketTopics]),
  /** The page that it is about; may be empty. */
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

/** A ticket as it was sent in. */
const NewTicket = Type.Object({
  ...Ticket.properties,
  /** Where the receipt and the answers go. */
  email: Type.String(),
});

export type NewTicket = Static<typeof NewTicket>;

export const refusedForms = { 'too-many-tickets': 429, 'looks-automated': 400, 'url-wrong': 400 } as const;

export const ticketsContract = contract({
  'POST /api/tickets/': {
    summary:
      'Writes to the shop without an account, and so without files; the receipt comes by mail as well. `website` is a trap for programs and stays empty.',
    access: 'public',
    idempotency: 'required',
    keepsKey: true,
    body: Type.Object({ ...TicketForm, website: OptionalText({ maximum: 200 }) }),
    reply: NewTicket,
    status: 201,
    refusals: refusedForms,
  },
  'POST /api/tickets/mine/': {
    summary:
      'Writes to the shop as a customer, who finds the ticket among their own; with files that `POST /api/uploads/files/` has taken in.',
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
    summary: "The customer's tickets, the newest first; `next` is the address of what follows.",
    access: 'customer',
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(TicketSummary), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/tickets/mine/:number/': {
    summary: 'One of the customer’s tickets with all that was said in it.',
    access: 'customer',
    params: Type.Object({ number: TicketNumber() }),
    reply: Ticket,
    refusals: { 'ticket-not-found': 404 },
  },
  'POST /api/tickets/mine/:number/messages/': {
    summary: 'Writes on in a ticket, a text, files or both; a closed one is open again.',
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
