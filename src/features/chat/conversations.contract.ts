import { Type, type Static } from 'typebox';
import { orderStates } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import {
  BehindMessage,
  Before,
  ChatEvent,
  ChatState,
  ConversationStatus,
  Message,
  Messages,
  NewMessage,
  sendRefusals,
  Typing,
  UpTo,
} from './chat.contract.ts';

const access = { staff: ['owner', 'manager', 'support'] } as const;
const OneConversation = Type.Object({ customer_id: Id() });

export const Conversation = Type.Object({
  customer_id: Type.Integer(),
  name: Type.String(),
  phone: Type.String(),
  /** The beginning of its last message; empty for a message of files only. */
  last_text: Type.String(),
  last_by: Type.Enum(['customer', 'staff']),
  last_at: Type.String({ format: 'date-time' }),
  /** When the customer began waiting for an answer. */
  waiting_since: Nullable(Type.String({ format: 'date-time' })),
  unread_count: Type.Integer(),
  assigned_to: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
  status: ConversationStatus,
  online: Type.Boolean(),
});
/** A conversation in a list. */
export type Conversation = Static<typeof Conversation>;

export const ConversationDetail = Type.Object({
  ...Conversation.properties,
  orders: Type.Array(
    Type.Object({
      number: Type.String(),
      status: Type.Enum([...orderStates]),
      total: Type.Integer(),
      placed_at: Type.String({ format: 'date-time' }),
    }),
  ),
  chat: ChatState,
});
/** A conversation with what the staff need to know about its customer. */
export type ConversationDetail = Static<typeof ConversationDetail>;

const notFound = { 'conversation-not-found': 404 } as const;

export const conversationsContract = contract({
  'GET /api/admin/conversations/': {
    summary:
      'Lists conversations: those waiting for a reply first, longest wait on top, then the others by their last message.',
    access,
    query: Type.Object({
      status: Type.Optional(Type.Enum(['waiting', 'open', 'closed'])),
      assigned: Type.Optional(Type.Enum(['me', 'nobody'])),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(Conversation), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/conversations/stream/': {
    summary: 'Streams events of the queue and of the open conversation from now on.',
    access,
    query: Type.Object({ ...BehindMessage.properties, customer_id: Type.Optional(Id()) }),
    reply: ChatEvent,
    stream: true,
  },
  'GET /api/admin/conversations/:customer_id/': {
    summary: 'Returns a conversation with the last orders of its customer.',
    access,
    params: OneConversation,
    reply: ConversationDetail,
    refusals: notFound,
  },
  'GET /api/admin/conversations/:customer_id/messages/': {
    summary: 'Lists the newest messages of a conversation, or those before a given one.',
    access,
    params: OneConversation,
    query: Before,
    reply: Messages,
    refusals: { ...notFound, 'invalid-request': 400 },
  },
  'POST /api/admin/conversations/:customer_id/messages/': {
    summary: 'Sends a message to the customer.',
    access,
    params: OneConversation,
    body: NewMessage,
    reply: Message,
    status: 201,
    refusals: sendRefusals,
  },
  'POST /api/admin/conversations/:customer_id/read/': {
    summary: 'Records up to which message the staff has read.',
    access,
    params: OneConversation,
    body: UpTo,
    reply: ChatState,
    refusals: notFound,
  },
  'POST /api/admin/conversations/:customer_id/typing/': {
    summary: 'Displays to the customer for a few seconds that the staff is typing.',
    access,
    params: OneConversation,
    body: Type.Object({}),
    reply: Typing,
    refusals: notFound,
  },
  'POST /api/admin/conversations/:customer_id/assign/': {
    summary: 'Assigns a conversation to the caller or unassigns it, if it is still assigned as in `from`.',
    access,
    params: OneConversation,
    body: Type.Object({ mine: Type.Boolean(), from: Type.Optional(Nullable(Id())) }),
    reply: Conversation,
    refusals: { ...notFound, 'changed-meanwhile': 409 },
  },
  'POST /api/admin/conversations/:customer_id/close/': {
    summary:
      'Closes a conversation, unless its customer has written after `up_to`, or reopens it; it reopens by itself when its customer writes.',
    access,
    params: OneConversation,
    body: Type.Object({ status: ConversationStatus, up_to: Type.Optional(WholeNumber()) }),
    reply: Conversation,
    refusals: { ...notFound, 'changed-meanwhile': 409 },
  },
});
