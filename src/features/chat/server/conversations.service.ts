import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { AuditAction } from '#features/audit/audit.rules.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { listOrders } from '#features/orders/server/orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { chatRefusals } from '../chat.messages.ts';
import { isOnline, queueRank } from '../chat.rules.ts';
import type { Conversation, ConversationDetail } from '../conversations.contract.ts';
import { chatState, conversationNotFound } from './chat.service.ts';
import { conversationOf, lockedConversation, type ConversationRow } from './chat.store.ts';
import {
  closedConversations,
  openConversations,
  queuedConversation,
  setAssigned,
  setClosed,
  writtenBehind,
  type QueuedConversation,
} from './conversations.store.ts';
import { topics } from './topics.ts';

const ordersVisible = 4;

type NotFound = Refusal<'conversation-not-found'>;
type Outdated = Refusal<'changed-meanwhile'>;

/** The filter of a staff member's conversation list. */
export interface QueueQuery {
  readonly staffId: number;
  readonly status?: 'waiting' | 'open' | 'closed' | undefined;
  readonly assigned?: 'me' | 'nobody' | undefined;
  readonly after?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** Returns the staff's queue: waiting customers first, the longest wait at the top, then the others by their last message. */
export async function listConversations(
  shop: Shop,
  { staffId, status = 'open', assigned, after, pageSize = usualPageSize }: QueueQuery,
): Promise<{ data: Conversation[]; next: string | null } | Refusal<'invalid-request'>> {
  const read = status === 'closed' ? closedConversations : openConversations;
  const behind = after === undefined ? { key: 0, id: 0 } : readCursor('conversations', after);
  if (behind === null) return cursorRejection;
  const rows = await read(shop, {
    onlyWaiting: status === 'waiting',
    assignedTo: assigned === 'me' ? staffId : null,
    onlyOfNobody: assigned === 'nobody',
    afterRank: behind.key,
    afterId: behind.id,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: page.map((row) => visibleConversation(shop, row)),
    next:
      rows.length > pageSize && last !== undefined
        ? `/api/admin/conversations/?after=${writeCursor('conversations', { key: last.queueRank, id: last.customerId })}&page_size=${pageSize}`
        : null,
  };
}

function visibleConversation(shop: Shop, row: QueuedConversation): Conversation {
  return {
    customer_id: row.customerId,
    name: row.name,
    phone: row.phone,
    last_text: row.lastText,
    last_by: row.lastBy,
    last_at: row.lastAt.toISOString(),
    waiting_since: row.waitingSince?.toISOString() ?? null,
    unread_count: row.unread,
    assigned_to: row.assignedTo === null ? null : { id: row.assignedTo, name: row.assignedName ?? '' },
    status: row.closedAt === null ? 'open' : 'closed',
    online: isOnline(row, shop.clock.now()),
  };
}

/** Returns one conversation as it is listed in the queue. */
export async function listedConversation(shop: Shop, customerId: number): Promise<Conversation | NotFound> {
  const [row] = await queuedConversation(shop, { customerId });
  return row === undefined ? conversationNotFound() : visibleConversation(shop, row);
}

/** Returns one conversation with its customer's latest orders. */
export async function conversationDetail(shop: Shop, customerId: number): Promise<ConversationDetail | NotFound> {
  const [[row], orders, chat] = await Promise.all([
    queuedConversation(shop, { customerId }),
    listOrders(shop, { customerId, pageSize: ordersVisible }),
    chatState(shop, customerId, 'staff'),
  ]);
  if (row === undefined) return conversationNotFound();
  return {
    ...visibleConversation(shop, row),
    orders: orders.data.map(({ number, status, total, placed_at }) => ({ number, status, total, placed_at })),
    chat,
  };
}

/** Returns the conversation, or a refusal where it does not exist. */
export async function conversationOrRefusal(shop: Shop, customerId: number): Promise<ConversationRow | NotFound> {
  const [row] = await conversationOf(shop, { customerId });
  return row ?? conversationNotFound();
}

/** Assigns a conversation to a staff member, also from a colleague, or releases it; not from a colleague other than the assignee the caller saw. */
export async function assignConversation(
  shop: Shop,
  { customerId, staffId, mine, from }: { customerId: number; staffId: number; mine: boolean; from?: number | null },
): Promise<NotFound | Outdated | null> {
  const assignedTo = mine ? staffId : null;
  return change(shop, { customerId, staffId, action: 'conversation.assigned' }, async (before) => {
    if (from !== undefined && before.assignedTo !== from && before.assignedTo !== assignedTo)
      return refuse(
        'changed-meanwhile',
        inBoth(chatRefusals, (t) => t.changedHands),
      );
    await setAssigned(shop, { customerId, staffId: assignedTo });
    return { before: { assignedTo: before.assignedTo }, after: { assignedTo } };
  });
}

/** Closes a conversation or reopens it; nobody waits in it any more. It stays open where its customer wrote after `upTo`, as nobody has seen that. */
export async function closeConversation(
  shop: Shop,
  {
    customerId,
    staffId,
    closed,
    upTo,
  }: { customerId: number; staffId: number; closed: boolean; upTo?: number | undefined },
): Promise<NotFound | Outdated | null> {
  return change(
    shop,
    { customerId, staffId, action: closed ? 'conversation.closed' : 'conversation.opened' },
    async (before) => {
      if (closed && upTo !== undefined && (await writtenBehind(shop, { customerId, upTo })).length > 0)
        return refuse(
          'changed-meanwhile',
          inBoth(chatRefusals, (t) => t.wroteMeanwhile),
        );
      const now = shop.clock.now();
      await setClosed(shop, {
        customerId,
        closedAt: closed ? now : null,
        queueRank: queueRank({ waitingSince: null, lastAt: now }),
      });
      return { before: { closed: before.closedAt !== null }, after: { closed } };
    },
  );
}

async function change(
  shop: Shop,
  { customerId, staffId, action }: { customerId: number; staffId: number; action: AuditAction },
  work: (before: ConversationRow) => Promise<{ before: object; after: object } | Outdated>,
): Promise<NotFound | Outdated | null> {
  const outcome = await shop.transaction(async () => {
    const [before] = await lockedConversation(shop, { customerId });
    if (before === undefined) return conversationNotFound();
    const changed = await work(before);
    if (isRefusal(changed)) return changed;
    await recordChange(shop, { by: staffId, action, subject: 'conversation', subjectId: customerId, ...changed });
    shop.live.publish(topics.conversation(customerId), topics.queue);
    return null;
  });
  return isRefusal(outcome) ? outcome : null;
}
