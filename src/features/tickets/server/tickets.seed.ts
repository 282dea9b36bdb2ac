import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { ticketNumbersOf } from './ticket-numbers.service.ts';
import { ticketMessages, tickets } from './tickets.tables.ts';

export type SeedTicketMessage = Omit<typeof ticketMessages.$inferInsert, 'ticketId'>;

/** Inserts a ticket with its number and messages. */
export async function seedTicket(
  shop: Shop,
  ticket: Omit<typeof tickets.$inferInsert, 'number'>,
  messages: readonly SeedTicketMessage[],
): Promise<void> {
  const numberOf = await ticketNumbersOf(shop);
  const [written] = await shop.db.insert(tickets).values(ticket).returning({ id: tickets.id });
  if (written === undefined) throw new Error('The ticket was not written.');
  const { id } = written;
  await shop.db
    .update(tickets)
    .set({ number: numberOf(id) })
    .where(eq(tickets.id, id));
  await shop.db.insert(ticketMessages).values(messages.map((message) => ({ ...message, ticketId: id })));
}
