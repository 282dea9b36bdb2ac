import { eq } from 'drizzle-orm';
import { shopContact } from '#features/settings/server/contact.service.ts';
import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds } from '#shared/seconds.ts';
import type { Language } from '#shared/language.ts';
import { ticketMessages, tickets } from './tickets.tables.ts';
import { messagesOf, type MessageRow, type TicketRow } from './tickets.store.ts';
import { ticketMail } from './tickets-errors.messages.ts';

/** Returns the link to continue: the ticket for a customer, the form for a guest. */
function wayOn(shop: Shop, ticket: TicketRow): string {
  const t = ticketMail[ticket.language];
  const { publicUrl } = shop.config;
  return ticket.customerId === null
    ? t.writeAgain(`${publicUrl}/contact`)
    : t.follow(`${publicUrl}/my-tickets?ticket=${ticket.number ?? ''}`);
}

/** Returns the names of a message's files: the files themselves are only on the ticket's page. */
function filesIn(language: Language, message: MessageRow | undefined): string[] {
  const names = message?.files.map(({ name }) => name) ?? [];
  return names.length === 0 ? [] : [ticketMail[language].files(names)];
}

const mailText = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

const maxReceiptsADay = 6;

/** Limits receipts per address, so that nobody's mailbox can be flooded by forms sent in their name. */
async function mayMail(shop: Shop, { email, customerId }: Pick<TicketRow, 'email' | 'customerId'>): Promise<boolean> {
  if (customerId !== null) return true;
  const limit = { key: `ticket-receipts:${email}`, max: maxReceiptsADay, windowSeconds: daySeconds };
  return (await countTry(shop, limit)).allowed;
}

/**
 * Sends the author a receipt by email. A retry after a crash may send it twice. It contains nothing a guest typed: otherwise the form could mail a
 * stranger's text to any address in the shop's name.
 */
export async function mailReceipt(shop: Shop, { ticketId }: { ticketId: number }): Promise<void> {
  const [ticket] = await shop.db.select().from(tickets).where(eq(tickets.id, ticketId));
  if (ticket?.number == null || !(await mayMail(shop, ticket))) return;
  const t = ticketMail[ticket.language];
  const [first] = await messagesOf(shop, ticketId);
  const { replyHours } = await shopContact(shop);
  await shop.mail.send({
    to: ticket.email,
    subject: t.receiptSubject(ticket.number),
    text: mailText([
      t.receipt(ticket.number, replyHours),
      ...(ticket.customerId === null ? [] : filesIn(ticket.language, first)),
      wayOn(shop, ticket),
    ]),
  });
}

/** Emails the staff's reply to the author. */
export async function mailAnswer(shop: Shop, { messageId }: { messageId: number }): Promise<void> {
  const [found] = await shop.db
    .select({ ticket: tickets, message: ticketMessages })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(eq(ticketMessages.id, messageId));
  if (found?.ticket.number == null) return;
  const { ticket, message } = found;
  const t = ticketMail[ticket.language];
  await shop.mail.send({
    to: ticket.email,
    subject: t.answerSubject(ticket.number ?? ''),
    text: mailText([
      t.hello,
      ...(message.text === '' ? [] : [message.text]),
      ...filesIn(ticket.language, message),
      wayOn(shop, ticket),
    ]),
  });
}

export const ticketsJobs: readonly Job[] = [
  eventJob('mail-ticket-receipt', 'ticket.opened', mailReceipt),
  eventJob('mail-ticket-answer', 'ticket.answered', mailAnswer),
];
