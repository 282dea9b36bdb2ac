import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { ticketMessages, tickets } from './tickets.tables.ts';
import type { TicketState } from '../tickets.rules.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;

const longestExcerpt = 160;

/** The beginning of the first message. In a single-table query `${tickets.id}` becomes a bare id, which would refer to the message's own. */
export const excerpt = sql<string>`(select left(m.text, ${sql.raw(String(longestExcerpt))}) from ${ticketMessages} m where m.ticket_id = ${tickets}.id order by m.id limit 1)`;

/** Returns the ticket that a form created, if it was sent before. */
export async function ticketByRequest(shop: Shop, requestKey: string): Promise<TicketRow | undefined> {
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.requestKey, requestKey));
  return row;
}

/** Inserts a ticket without its number; none when the same form created one concurrently. */
export async function insertTicket(
  shop: Shop,
  ticket: Omit<typeof tickets.$inferInsert, 'id'>,
): Promise<number | undefined> {
  const [row] = await shop.db
    .insert(tickets)
    .values(ticket)
    .onConflictDoNothing({ target: tickets.requestKey })
    .returning({ id: tickets.id });
  return row?.id;
}

/** Sets the number of a new ticket. */
export async function numberTicket(shop: Shop, id: number, number: string): Promise<void> {
  await shop.db.update(tickets).set({ number }).where(eq(tickets.id, id));
}

/** Inserts a message; for an existing ticket the caller holds {@link lockTicket} and has checked the key. */
export async function insertMessage(
  shop: Shop,
  message: Omit<typeof ticketMessages.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await shop.db.insert(ticketMessages).values(message).returning({ id: ticketMessages.id });
  if (row === undefined) throw new Error('A message of a ticket was not kept.');
  return row.id;
}

/** Updates a ticket's state and time of the last message; locks the ticket until the end of the transaction. */
export async function touchTicket(
  shop: Shop,
  ticket: { readonly id: number; readonly state: TicketState; readonly at: Date },
): Promise<void> {
  await shop.db.update(tickets).set({ state: ticket.state, touchedAt: ticket.at }).where(eq(tickets.id, ticket.id));
}

/** Returns a ticket by number: of one customer or, for staff, anybody's. */
export async function ticketByNumber(
  shop: Shop,
  requested: { readonly number: string; readonly customerId?: number },
): Promise<(TicketRow & { excerpt: string }) | undefined> {
  const { number, customerId } = requested;
  const [row] = await shop.db
    .select({ ticket: tickets, excerpt })
    .from(tickets)
    .where(and(eq(tickets.number, number), customerId === undefined ? undefined : eq(tickets.customerId, customerId)));
  return row === undefined ? undefined : { ...row.ticket, excerpt: row.excerpt };
}

/** Returns a customer's tickets, newest first, older than one of them. */
export function ticketsOf(
  shop: Shop,
  requested: { readonly customerId: number; readonly after?: number | undefined; readonly limit: number },
): Promise<(Pick<TicketRow, 'id' | 'number' | 'topic' | 'state' | 'createdAt' | 'touchedAt'> & { excerpt: string })[]> {
  const { customerId, after, limit } = requested;
  return shop.db
    .select({
      id: tickets.id,
      number: tickets.number,
      topic: tickets.topic,
      state: tickets.state,
      createdAt: tickets.createdAt,
      touchedAt: tickets.touchedAt,
      excerpt,
    })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), after === undefined ? undefined : lt(tickets.id, after)))
    .orderBy(desc(tickets.id))
    .limit(limit);
}

/** Returns all messages of a ticket, oldest first. */
export function messagesOf(shop: Shop, ticketId: number): Promise<MessageRow[]> {
  return shop.db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id));
}

/** Locks a ticket's row against concurrent messages. */
export async function lockTicket(shop: Shop, id: number): Promise<void> {
  await shop.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('update');
}
