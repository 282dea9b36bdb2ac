import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterNumber } from '#platform/database/pages-after.ts';
import { LRUCache } from 'lru-cache';
import { messageFilesMessages } from '#features/media/message-files.messages.ts';
import { claimMessageFiles, messageFile } from '#features/media/server/message-files.service.ts';
import { readNoticesAbout, unreadNotices } from '#features/notifications/server/notifications.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ChatState, Message, Side } from '../chat.contract.ts';
import { chatRefusals } from '../chat.messages.ts';
import { queueRank, waitingAfter } from '../chat.rules.ts';
import {
  conversationOf,
  countUnread,
  insertMessage,
  lockedConversation,
  messageNamed,
  messagesBefore,
  noteMessage,
  ownConversation,
  readByCustomer,
  readByStaff,
  type ConversationRow,
  type MessageRow,
} from './chat.store.ts';
import { customerIsThere, staffIsOnline } from './presence.ts';
import { topics } from './topics.ts';

const maxCounted = 100;
const maxMessagesAMinute = 40;
const longestInNotice = 120;

export const conversationNotFound = () =>
  refuse(
    'conversation-not-found',
    inBoth(chatRefusals, (t) => t.conversationNotFound),
  );

/** A sender and the conversation it belongs to. */
export interface Speaker {
  /** The customer whose conversation it is. */
  readonly customerId: number;
  readonly by: Side;
  readonly authorId: number;
}

/** A message to send; one already sent under its `clientId` is returned as it was stored. */
export interface Sending extends Speaker {
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly string[];
}

/**
 * Stores a message and notifies everyone who has the conversation open. Messages are numbered under the conversation's lock, so that a reader who has
 * seen one can have seen all before it. An answer to a customer who is offline creates a notice.
 */
export async function sendMessage(
  shop: Shop,
  sending: Sending,
): Promise<Message | Refusal<'message-empty' | 'upload-not-found' | 'too-many-messages' | 'conversation-not-found'>> {
  if (sending.text === '' && sending.files.length === 0)
    return refuse(
      'message-empty',
      inBoth(messageFilesMessages, (t) => t.emptyMessage),
    );
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `chat:${sending.authorId}`,
    policy: 'messages',
    max: maxMessagesAMinute,
    windowSeconds: 60,
  });
  if (!allowed)
    return refuse(
      'too-many-messages',
      inBoth(chatRefusals, (t) => t.tooManyMessages),
      { retryAfterSeconds },
    );
  const stored = await shop.transaction(() => keepMessage(shop, sending));
  return isRefusal(stored) ? stored : visibleMessage(shop, stored, sending.by);
}

async function keepMessage(
  shop: Shop,
  sending: Sending,
): Promise<MessageRow | Refusal<'upload-not-found' | 'conversation-not-found'>> {
  const { customerId, authorId, by, clientId, text } = sending;
  const now = shop.clock.now();
  const [conversation] =
    by === 'customer'
      ? await ownConversation(shop, { customerId, now, queueRank: queueRank({ waitingSince: now, lastAt: now }) })
      : await lockedConversation(shop, { customerId });
  if (conversation === undefined) return conversationNotFound();
  const [before] = await messageNamed(shop, { customerId, authorId, clientId });
  if (before !== undefined) return before;
  const files = await claimMessageFiles(shop, { authorId, keys: sending.files });
  if (isRefusal(files)) return files;
  const number = conversation.lastNumber + 1;
  await insertMessage(shop, { customerId, number, authorId, by, clientId, text, files, now });
  const waitingSince = waitingAfter(by, conversation.waitingSince, now);
  await noteMessage(shop, {
    customerId,
    number,
    now,
    waitingSince,
    queueRank: queueRank({ waitingSince, lastAt: now }),
    by,
  });
  if (by === 'staff') await notifyIfAway(shop, conversation, text);
  shop.live.publish(topics.conversation(customerId), topics.queue);
  const [stored] = await messageNamed(shop, { customerId, authorId, clientId });
  if (stored === undefined) throw new Error('A message that was just kept is gone.');
  return stored;
}

/** Several answers to a customer who has not read the first create one notice. */
async function notifyIfAway(shop: Shop, { customerId, customerRead }: ConversationRow, text: string): Promise<void> {
  if ((await customerIsThere(shop, customerId)).there) return;
  await shop.publish('notice.due', {
    customerId,
    kind: 'chat-message',
    params: { text: text.length > longestInNotice ? `${text.slice(0, longestInNotice)}…` : text },
    link: '/message',
    once: `chat:${customerRead}`,
  });
}

/** Returns a message as displayed to one side: its staff author is visible to the staff only. */
export function visibleMessage(shop: Shop, row: MessageRow, to: Side): Message {
  return {
    number: row.number,
    by: row.by,
    author: to === 'staff' && row.by === 'staff' ? row.author : null,
    client_id: row.clientId,
    text: row.text,
    files: row.files.map((file) => messageFile(shop, file)),
    sent_at: row.sentAt.toISOString(),
  };
}

/** Returns a page of messages, the oldest first, and whether there are more before it. */
export async function listMessages(
  shop: Shop,
  {
    customerId,
    after,
    pageSize = usualPageSize,
    to,
  }: { customerId: number; after?: string | undefined; pageSize?: number | undefined; to: Side },
): Promise<{ data: Message[]; next: string | null } | Refusal<'invalid-request'>> {
  const before = afterNumber(after);
  if (before === undefined) return cursorRejection;
  const rows = await messagesBefore(shop, { customerId, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize).reverse();
  const address = to === 'customer' ? '/api/chat/' : `/api/admin/conversations/${customerId}/messages/`;
  const oldest = page[0];
  return {
    data: page.map((row) => visibleMessage(shop, row, to)),
    next:
      rows.length > pageSize && oldest !== undefined ? `${address}?after=${oldest.number}&page_size=${pageSize}` : null,
  };
}

/** Returns how far both sides have read, and whether the other one is online. */
export async function chatState(shop: Shop, customerId: number, of: Side): Promise<ChatState> {
  const [conversation] = await conversationOf(shop, { customerId });
  const online = of === 'customer' ? await staffIsOnline(shop) : (await customerIsThere(shop, customerId)).shown;
  return {
    customer_read: conversation?.customerRead ?? 0,
    staff_read: conversation?.staffRead ?? 0,
    online,
    status: (conversation?.closedAt ?? null) === null ? 'open' : 'closed',
  };
}

/** Records how far a side has read; it never moves back. */
export async function noteRead(
  shop: Shop,
  { customerId, by, upTo }: { customerId: number; by: Side; upTo: number },
): Promise<void> {
  const [changed] = await (by === 'customer' ? readByCustomer : readByStaff)(shop, { customerId, number: upTo });
  if (changed === undefined) return;
  if (by === 'customer') await readNoticesAbout(shop, { customerId, kind: 'chat-message' });
  shop.live.publish(topics.conversation(customerId), topics.queue);
}

/** The conversations whose typing indicator was published within the last second: once a second is enough, however often it is sent. */
const visibleTyping = new WeakMap<Shop, LRUCache<string, true>>();
const maxTyping = { max: 10_000, ttl: 1_000 };

/** Publishes to the other side that somebody is typing; nothing is stored. */
export function showTyping(shop: Shop, { customerId, by }: { customerId: number; by: Side }): void {
  const visible = visibleTyping.get(shop) ?? new LRUCache<string, true>(maxTyping);
  visibleTyping.set(shop, visible);
  const topic = topics.typing(customerId, by);
  if (visible.has(topic)) return;
  visible.set(topic, true);
  shop.live.publish(topic);
}

/** Returns the counts for a customer's badges: unread notices and unread messages of the shop. */
export async function unreadOf(
  shop: Shop,
  customerId: number,
): Promise<{ notices_count: number; messages_count: number }> {
  const [notices, [row]] = await Promise.all([
    unreadNotices(shop, customerId),
    countUnread(shop, { customerId, limit: maxCounted }),
  ]);
  return { notices_count: notices, messages_count: row?.unread ?? 0 };
}
