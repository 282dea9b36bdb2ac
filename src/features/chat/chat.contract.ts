import { Type, type Static } from 'typebox';
import { MessageFile, MessageFileKeys } from '#features/media/media.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

/** The maximum length of a message, in characters. */
export const longestMessage = 2_000;

const Side = Type.Enum(['customer', 'staff']);
/** The two sides of a conversation. */
export type Side = Static<typeof Side>;

export const Message = Type.Object({
  /** The message's number within its conversation, from 1 without gaps. */
  number: Type.Integer(),
  by: Side,
  /** The staff member who wrote it; visible to the staff only. */
  author: Nullable(Type.String()),
  /** The id its sender gave it before it was stored. */
  client_id: Type.String(),
  text: Type.String(),
  files: Type.Array(MessageFile),
  sent_at: Type.String({ format: 'date-time' }),
});
/** A message of a conversation. */
export type Message = Static<typeof Message>;

/** `closed` by the staff; reopened as soon as its customer writes. */
export const ConversationStatus = Type.Enum(['open', 'closed']);

/** How far each side has read, and who is online. */
export const ChatState = Type.Object({
  customer_read: Type.Integer(),
  staff_read: Type.Integer(),
  /** Whether the other side is online. */
  online: Type.Boolean(),
  status: ConversationStatus,
});
export type ChatState = Static<typeof ChatState>;

export const ChatEvent = Type.Object({
  /** A `message` has its number as the event's id; `queue` notifies the staff that a conversation has changed. */
  kind: Type.Enum(['message', 'chat', 'typing', 'unread', 'queue']),
  message: Type.Optional(Message),
  chat: Type.Optional(ChatState),
  /** The number of unread notices. */
  notices_count: Type.Optional(Type.Integer()),
});
/** An event of an open conversation's stream. */
export type ChatEvent = Static<typeof ChatEvent>;

/** The body that sends a message; the same `client_id` again is the same message. */
export const NewMessage = Type.Object({
  client_id: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
  text: OptionalText({ maximum: longestMessage }),
  files: Type.Optional(MessageFileKeys()),
});

/** A page of messages before a number, the oldest first; `next` is the address of the page before them. */
export const Messages = Type.Object({ data: Type.Array(Message), ...goesOn });

export const Before = Type.Object({
  after: After(),
  page_size: PageSize(),
});
export const BehindMessage = Type.Object({ after: Type.Optional(WholeNumber()) });
/** The typing indicator is not stored: the other side displays it for some seconds. */
export const Typing = Type.Object({
  typing_at: Type.String({ format: 'date-time', description: 'When somebody was last typing.' }),
});
export const UpTo = Type.Object({ up_to: Id() });

export const sendRefusals = {
  'message-empty': 400,
  'upload-not-found': 422,
  'too-many-messages': 429,
  'conversation-not-found': 404,
} as const;

export const chatContract = contract({
  'GET /api/chat/': {
    summary: "Returns the customer's conversation with the shop: its newest messages, or those before a given one.",
    access: 'customer',
    query: Before,
    reply: Type.Object({ ...Messages.properties, chat: ChatState }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/chat/messages/': {
    summary: 'Sends a message to the shop; a repeat with the same client_id returns the stored message.',
    access: 'customer',
    body: NewMessage,
    reply: Message,
    status: 201,
    refusals: sendRefusals,
  },
  'POST /api/chat/read/': {
    summary: 'Records up to which message the customer has read.',
    access: 'customer',
    body: UpTo,
    reply: ChatState,
  },
  'POST /api/chat/typing/': {
    summary: 'Displays to the staff for a few seconds that the customer is typing.',
    access: 'customer',
    body: Type.Object({}),
    reply: Typing,
  },
  'GET /api/chat/stream/': {
    summary: 'Streams the conversation from now on: messages after a number, read marks, presence and typing.',
    access: 'customer',
    query: BehindMessage,
    reply: ChatEvent,
    stream: true,
  },
  'GET /api/customers/unread/': {
    summary: 'Counts what is unread for the customer: notifications and messages of the shop, each at most a hundred.',
    access: 'customer',
    reply: Type.Object({ notices_count: Type.Integer(), messages_count: Type.Integer() }),
  },
});
