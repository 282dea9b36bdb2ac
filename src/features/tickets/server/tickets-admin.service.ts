import { usualPageSize } from '#shared/contract/replies.ts';
import { lockRole } from '#features/accounts/server/roles.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { messageFile } from '#features/media/server/message-files.service.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { AdminTicket, WholeTicket } from '../tickets-admin.contract.ts';
import { adminTicket, adminTickets, moveTicket, helpingRoles, namesOf, type AdminRow } from './tickets-admin.store.ts';
import { addMessage, ticketNotFound } from './tickets.service.ts';
import { lockTicket, messagesOf, touchTicket } from './tickets.store.ts';
import type { TicketState, TicketTopic } from '../tickets.rules.ts';
import { ticketErrors } from './tickets-errors.messages.ts';

type NotFound = Refusal<'ticket-not-found'>;

/** Returns a page of tickets for staff. */
export async function ticketQueue(
  shop: Shop,
  requested: {
    readonly by: number;
    readonly status?: TicketState;
    readonly topic?: TicketTopic;
    readonly assignee?: 'me' | 'nobody';
    readonly q?: string;
    readonly after?: string;
    readonly page_size?: number;
  },
): Promise<{ data: AdminTicket[]; next: string | null } | Refusal<'invalid-request'>> {
  const { by, status, topic, assignee, q, after, page_size: size = usualPageSize } = requested;
  const order = status === 'open' ? 'tickets-waiting' : 'tickets-touched';
  const cursor = after === undefined ? null : readCursor(order, after);
  if (after !== undefined && cursor === null) return cursorRejection;
  const assigneeId = assignee === undefined ? undefined : assignee === 'me' ? by : null;
  const rows = await adminTickets(shop, { state: status, topic, assigneeId, q, after: cursor, limit: size + 1 });
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const query = new URLSearchParams(
    Object.entries({ status, topic, assignee, q, page_size: requested.page_size }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  if (last !== undefined) query.set('after', writeCursor(order, { key: last.touchedAt.getTime(), id: last.id }));
  return { data: visible.map(asRow), next: rows.length > size ? `/api/admin/tickets/?${query.toString()}` : null };
}

function asRow(row: AdminRow): AdminTicket {
  const { number, name, topic, state, assigneeId, assigneeName, touchedAt } = row;
  return {
    number: number ?? '',
    name,
    topic,
    status: state,
    excerpt: row.excerpt,
    touched_at: touchedAt.toISOString(),
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  };
}

/** Returns a ticket with all its messages and their authors. */
export async function wholeTicket(shop: Shop, number: string): Promise<WholeTicket | NotFound> {
  const ticket = await adminTicket(shop, number);
  if (ticket === undefined) return ticketNotFound();
  const messages = await messagesOf(shop, ticket.id);
  const names = await namesOf(shop, [
    ...new Set(messages.flatMap(({ from, authorId }) => (from === 'staff' && authorId !== null ? [authorId] : []))),
  ]);
  return {
    ...asRow(ticket),
    email: ticket.email,
    customer_id: ticket.customerId,
    language: ticket.language,
    url: ticket.url,
    created_at: ticket.createdAt.toISOString(),
    messages: messages.map(({ id, from, authorId, text, files, createdAt }) => ({
      id,
      from,
      text,
      files: files.map((file) => messageFile(shop, file)),
      author: from === 'writer' ? ticket.name : (names.get(authorId ?? 0) ?? ''),
      created_at: createdAt.toISOString(),
    })),
  };
}

interface StaffAnswer {
  readonly by: number;
  readonly number: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly close: boolean;
  /** The last message that was read: if the author has written after it, the ticket stays open. */
  readonly up_to?: number;
  readonly requestKey: string;
}

/** Replies to a ticket, once per key, and assigns an unassigned ticket to the replier. The author is notified. */
export async function answerTicket(
  shop: Shop,
  answer: StaffAnswer,
): Promise<
  | WholeTicket
  | Refusal<'message-empty' | 'ticket-not-found' | 'upload-not-found' | 'guest-reads-no-files' | 'ticket-full'>
> {
  const { by, number, text, close, requestKey } = answer;
  const outcome = await shop.transaction(async () => {
    const ticket = await adminTicket(shop, number);
    if (ticket === undefined) return ticketNotFound();
    // A guest has no ticket page, and file URLs are not sent by email.
    if (ticket.customerId === null && answer.files.length > 0)
      return refuse(
        'guest-reads-no-files',
        inBoth(ticketErrors, (t) => t.guestReadsNoFiles),
      );
    const messageId = await addMessage(shop, ticket, {
      from: 'staff',
      authorId: by,
      text,
      files: answer.files,
      requestKey: `staff ${by} ${requestKey}`,
    });
    if (isRefusal(messageId) || messageId === null) return messageId;
    await moveTicket(shop, { id: ticket.id, from: null, to: by });
    const state = (await isUnseen(shop, ticket.id, answer.up_to)) ? 'open' : close ? 'closed' : 'answered';
    if (state !== 'answered') await touchTicket(shop, { id: ticket.id, state, at: shop.clock.now() });
    await recordChange(shop, {
      by,
      action: 'ticket.answered',
      subject: 'ticket',
      subjectId: number,
      before: { state: ticket.state },
      after: {
        state,
        messageId,
        ...(answer.files.length === 0 ? {} : { files: new Set(answer.files).size }),
      },
    });
    await shop.publish('ticket.answered', { messageId });
    if (ticket.customerId !== null) {
      await shop.publish('notice.due', {
        customerId: ticket.customerId,
        kind: 'ticket-answered',
        params: { subject: number },
        link: `/my-tickets?ticket=${number}`,
        once: `ticket-answered ${messageId}`,
      });
    }
    return null;
  });
  return isRefusal(outcome) ? outcome : wholeTicket(shop, number);
}

/** Whether the author has written after the last message that was seen. */
async function isUnseen(shop: Shop, ticketId: number, upTo: number | undefined): Promise<boolean> {
  if (upTo === undefined) return false;
  return (await messagesOf(shop, ticketId)).some(({ id, from }) => from === 'writer' && id > upTo);
}

/** Whether somebody can be assigned tickets, locked until the transaction ends. */
async function canHelp(shop: Shop, id: number): Promise<boolean> {
  const role = await lockRole(shop, id);
  return role !== null && helpingRoles.includes(role);
}

/**
 * Assigns a ticket to a staff member, who is notified unless they took it themselves, or to nobody; refused when it was reassigned since it was read.
 */
export async function assignTicket(
  shop: Shop,
  {
    by,
    number,
    to,
    from,
  }: { readonly by: number; readonly number: string; readonly to: number | null; readonly from: number | null },
): Promise<WholeTicket | Refusal<'ticket-not-found' | 'colleague-unknown' | 'changed-meanwhile'>> {
  const outcome = await shop.transaction(async () => {
    const ticket = await adminTicket(shop, number);
    if (ticket === undefined) return ticketNotFound();
    if (to !== null && !(await canHelp(shop, to)))
      return refuse(
        'colleague-unknown',
        inBoth(ticketErrors, (t) => t.colleagueUnknown),
      );
    if (!(await moveTicket(shop, { id: ticket.id, from, to })))
      return refuse(
        'changed-meanwhile',
        inBoth(ticketErrors, (t) => t.changedHands),
      );
    await recordChange(shop, {
      by,
      action: 'ticket.assigned',
      subject: 'ticket',
      subjectId: number,
      before: { assignee: from },
      after: { assignee: to },
    });
    if (to !== null && to !== by) {
      await shop.publish('notice.due', {
        customerId: to,
        kind: 'ticket-assigned',
        params: { number, name: ticket.name },
        link: `/admin/tickets/${number}`,
      });
    }
    return null;
  });
  return isRefusal(outcome) ? outcome : wholeTicket(shop, number);
}

/** Closes a ticket, unless its author has written an unseen message, or reopens it; no change when it already has that state. */
export async function setTicketState(
  shop: Shop,
  {
    by,
    number,
    status: state,
    up_to: upTo,
  }: {
    readonly by: number;
    readonly number: string;
    readonly status: 'open' | 'closed';
    readonly up_to?: number;
  },
): Promise<WholeTicket | Refusal<'ticket-not-found' | 'changed-meanwhile'>> {
  const outcome = await shop.transaction(async () => {
    const ticket = await adminTicket(shop, number);
    if (ticket === undefined) return ticketNotFound();
    if (ticket.state === state) return null;
    await lockTicket(shop, ticket.id);
    if (state === 'closed' && (await isUnseen(shop, ticket.id, upTo)))
      return refuse(
        'changed-meanwhile',
        inBoth(ticketErrors, (t) => t.wroteMeanwhile),
      );
    await touchTicket(shop, { id: ticket.id, state, at: shop.clock.now() });
    await recordChange(shop, {
      by,
      action: `ticket.${state === 'closed' ? 'closed' : 'opened'}`,
      subject: 'ticket',
      subjectId: number,
      before: { state: ticket.state },
      after: { state },
    });
    return null;
  });
  return isRefusal(outcome) ? outcome : wholeTicket(shop, number);
}
