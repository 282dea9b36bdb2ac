import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { messageFilesMessages } from '#features/media/message-files.messages.ts';
import { claimMessageFiles, messageFile } from '#features/media/server/message-files.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import {
  insertMessage,
  insertTicket,
  lockTicket,
  messagesOf,
  numberTicket,
  ticketByNumber,
  ticketByRequest,
  ticketsOf,
  touchTicket,
  type MessageRow,
  type TicketRow,
} from './tickets.store.ts';
import { ticketNumbersOf } from './ticket-numbers.service.ts';
import { maxTicketMessages, stateAfterMessage, webAddress, type TicketTopic } from '../tickets.rules.ts';
import type { NewTicket, Ticket, TicketSummary } from '../tickets.contract.ts';
import { ticketErrors } from './tickets-errors.messages.ts';

/** A submitted form and its sender. */
export interface TicketForm {
  readonly customerId: number | null;
  readonly name: string;
  readonly email: string;
  readonly topic: TicketTopic;
  readonly url: string;
  readonly message: string;
  /** Keys of the customer's uploads; a guest cannot upload. */
  readonly files: readonly string[];
  /** A honeypot, invisible to people. */
  readonly website: string;
  readonly requestKey: string;
  readonly language: Language;
  /** The sender's network address. */
  readonly address: string;
}

type FormRefusal = 'too-many-tickets' | 'looks-automated' | 'url-wrong';

/** Mobile carriers share one address among many phones. */
const limits = {
  perAddress: { max: 40, windowSeconds: 3_600 },
  ofGuest: { max: 6, windowSeconds: 86_400 },
  ofCustomer: { max: 40, windowSeconds: 86_400 },
};
const tooMany = (retryAfterSeconds: number) =>
  refuse(
    'too-many-tickets',
    inBoth(ticketErrors, (t) => t.tooManyTickets),
    { retryAfterSeconds },
  );
export const ticketNotFound = () =>
  refuse(
    'ticket-not-found',
    inBoth(ticketErrors, (t) => t.ticketNotFound),
  );

/** Creates a ticket from a form and returns it; a retry returns the same ticket. The receipt is sent by email. */
export function openTicket(
  shop: Shop,
  form: TicketForm & { readonly customerId: null },
): Promise<NewTicket | Refusal<FormRefusal>>;
export function openTicket(
  shop: Shop,
  form: TicketForm,
): Promise<NewTicket | Refusal<FormRefusal | 'upload-not-found'>>;
export async function openTicket(
  shop: Shop,
  form: TicketForm,
): Promise<NewTicket | Refusal<FormRefusal | 'upload-not-found'>> {
  const { customerId, email, message } = form;
  if (form.website !== '')
    return refuse(
      'looks-automated',
      inBoth(ticketErrors, (t) => t.looksAutomated),
    );
  const url = webAddress(form.url);
  if (url === null) {
    const sentence = inBoth(ticketErrors, (t) => t.notAnAddress);
    return refuse('url-wrong', sentence, { fields: { url: sentence } });
  }
  // The key includes the sender, so that nobody receives another's receipt.
  const requestKey = `${customerId ?? 'guest'} ${email} ${form.requestKey}`;
  const before = await ticketByRequest(shop, requestKey);
  if (before?.number != null) return sentTicket(shop, before.number, email);
  const refused = await refusalByCount(shop, form);
  if (refused !== null) return refused;
  const createdAt = shop.clock.now();
  const numberOf = await ticketNumbersOf(shop);
  const number = await shop.transaction(async () => {
    const { name, topic, language } = form;
    const id = await insertTicket(shop, {
      customerId,
      name,
      email,
      topic,
      url: url === '' ? null : url,
      language,
      requestKey,
      createdAt,
      touchedAt: createdAt,
    });
    if (id === undefined) return (await ticketByRequest(shop, requestKey))?.number ?? null;
    const files = customerId === null ? [] : await claimMessageFiles(shop, { authorId: customerId, keys: form.files });
    if (isRefusal(files)) return files;
    const given = numberOf(id);
    await numberTicket(shop, id, given);
    await insertMessage(shop, {
      ticketId: id,
      from: 'writer',
      authorId: customerId,
      text: message,
      files,
      requestKey: 'first',
      createdAt,
    });
    await shop.publish('ticket.opened', { ticketId: id });
    return given;
  });
  if (isRefusal(number)) return number;
  if (number === null) throw new Error('A ticket was neither made nor there before.');
  return sentTicket(shop, number, email);
}

/** Returns a ticket as submitted: replies are only for the signed-in customer or sent by email. */
async function sentTicket(shop: Shop, number: string, email: string): Promise<NewTicket> {
  const ticket = await ticketByNumber(shop, { number });
  if (ticket === undefined) throw new Error('A ticket was gone after it was made.');
  const [first] = await messagesOf(shop, ticket.id);
  return { ...wholeOf(shop, ticket, first === undefined ? [] : [first]), email };
}

async function refusalByCount(
  shop: Shop,
  { address, email, customerId }: Pick<TicketForm, 'address' | 'email' | 'customerId'>,
): Promise<Refusal<'too-many-tickets'> | null> {
  const byAddress = await countTry(shop, {
    key: `ticket-from:${address}`,
    ...limits.perAddress,
    policy: 'tickets',
  });
  if (!byAddress.allowed) return tooMany(byAddress.retryAfterSeconds);
  // Limited by sender: forms of others with the same email address block nobody.
  const writer =
    customerId === null
      ? { key: `ticket-guest:${email} ${address}`, ...limits.ofGuest }
      : { key: `ticket-customer:${customerId}`, ...limits.ofCustomer };
  const byWriter = await countTry(shop, writer);
  return byWriter.allowed ? null : tooMany(byWriter.retryAfterSeconds);
}

/** Returns a page of a customer's tickets. */
export async function listTickets(
  shop: Shop,
  requested: { readonly customerId: number; readonly after?: string; readonly page_size?: number },
): Promise<{ data: TicketSummary[]; next: string | null } | Refusal<'invalid-request'>> {
  const { page_size: size = usualPageSize } = requested;
  const after = afterId('tickets', requested.after);
  if (after === undefined) return cursorRejection;
  const rows = await ticketsOf(shop, { ...requested, after: after ?? undefined, limit: size + 1 });
  const { data: visible, next } = pageAfter(rows, {
    order: 'tickets',
    size,
    address: '/api/tickets/mine/',
    query: { page_size: requested.page_size },
  });
  return { data: visible.map(summaryOf), next };
}

/** Returns one of a customer's tickets with all its messages; another's is not found. */
export async function ticketOf(
  shop: Shop,
  requested: { readonly number: string; readonly customerId: number },
): Promise<Ticket | Refusal<'ticket-not-found'>> {
  const ticket = await ticketByNumber(shop, requested);
  if (ticket === undefined) return ticketNotFound();
  return wholeOf(shop, ticket, await messagesOf(shop, ticket.id));
}

const wholeOf = (
  shop: Shop,
  ticket: TicketRow & { readonly excerpt: string },
  messages: readonly MessageRow[],
): Ticket => ({
  ...summaryOf(ticket),
  url: ticket.url,
  messages: messages.map(({ id, from, text, files, createdAt }) => ({
    id,
    from,
    text,
    files: files.map((file) => messageFile(shop, file)),
    created_at: createdAt.toISOString(),
  })),
});

/** Adds a customer's message to a ticket, which becomes open again. */
export async function writeOn(
  shop: Shop,
  message: {
    readonly number: string;
    readonly customerId: number;
    readonly text: string;
    readonly files: readonly string[];
    readonly requestKey: string;
  },
): Promise<Ticket | Refusal<MessageRefusal | 'ticket-not-found' | 'too-many-tickets'>> {
  const { number, customerId, text, files, requestKey } = message;
  const ticket = await ticketByNumber(shop, { number, customerId });
  if (ticket === undefined) return ticketNotFound();
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `ticket-message:${customerId}`,
    policy: 'ticket-messages',
    max: 30,
    windowSeconds: 3_600,
  });
  if (!allowed) return tooMany(retryAfterSeconds);
  const added = await shop.transaction(() =>
    addMessage(shop, ticket, { from: 'writer', authorId: customerId, text, files, requestKey }),
  );
  return isRefusal(added) ? added : ticketOf(shop, { number, customerId });
}

type MessageRefusal = 'message-empty' | 'upload-not-found' | 'ticket-full';

/** Adds a message and updates the ticket's state; null when it was sent before. Must run in a transaction. */
export async function addMessage(
  shop: Shop,
  ticket: Pick<TicketRow, 'id'>,
  message: {
    readonly from: 'writer' | 'staff';
    readonly authorId: number;
    readonly text: string;
    readonly files: readonly string[];
    readonly requestKey: string;
  },
): Promise<number | null | Refusal<MessageRefusal>> {
  const { from, authorId, text, requestKey } = message;
  if (text === '' && message.files.length === 0)
    return refuse(
      'message-empty',
      inBoth(messageFilesMessages, (t) => t.emptyMessage),
    );
  const createdAt = shop.clock.now();
  // The lock makes the duplicate check, the count and the insert atomic for concurrent messages.
  await lockTicket(shop, ticket.id);
  const messages = await messagesOf(shop, ticket.id);
  if (messages.some((one) => one.requestKey === requestKey)) return null;
  if (messages.length >= maxTicketMessages)
    return refuse(
      'ticket-full',
      inBoth(ticketErrors, (t) => t.ticketFull),
    );
  const files = await claimMessageFiles(shop, { authorId, keys: message.files });
  if (isRefusal(files)) return files;
  const id = await insertMessage(shop, { ticketId: ticket.id, from, authorId, text, files, requestKey, createdAt });
  await touchTicket(shop, { id: ticket.id, state: stateAfterMessage(from), at: createdAt });
  return id;
}

function summaryOf(
  row: Pick<TicketRow, 'number' | 'topic' | 'state' | 'createdAt' | 'touchedAt'> & { excerpt: string },
): TicketSummary {
  const { number, topic, state, createdAt, touchedAt } = row;
  return {
    number: number ?? '',
    topic,
    status: state,
    excerpt: row.excerpt,
    created_at: createdAt.toISOString(),
    touched_at: touchedAt.toISOString(),
  };
}
