export {
  contactTopics as ticketTopics,
  type ContactTopic as TicketTopic,
} from '#features/settings/contact-topics.rules.ts';

/** Whose turn it is: the shop's, the author's, or nobody's. */
export const ticketStates = ['open', 'answered', 'closed'] as const;

export type TicketState = (typeof ticketStates)[number];

export const longestTicketText = 4_000;

/** Maximum number of messages per ticket; further ones need a new ticket. */
export const maxTicketMessages = 100;

const leastNumber = 10_000_000;

/** The number of ids with distinct eight-digit numbers: the greatest prime below 90,000,000; multiplication modulo a prime is a bijection. */
export const numbersOfARound = 89_999_999;

const multiplier = 37_139_213;

const offset = 27_182_818;

/**
 * Returns the unique eight-digit number for an id. Anyone can compute it, so a ticket's id is first scattered by a key of the shop
 * (server/ticket-numbers.service.ts).
 */
export function ticketNumber(id: number): string {
  const round = Math.floor(id / numbersOfARound);
  const scattered = ((id % numbersOfARound) * multiplier + offset) % numbersOfARound;
  return `${round === 0 ? '' : round}${leastNumber + scattered}`;
}

/** Returns a ticket's state after a message: the author's opens it, even when closed; the staff's marks it as answered. */
export function stateAfterMessage(from: 'writer' | 'staff'): TicketState {
  return from === 'writer' ? 'open' : 'answered';
}

/** Normalizes a typed URL, adding https:// when missing; empty stays empty, null when invalid. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/$.?#@]+\.[^\s]+$/i.test(address) || /^https?:\/\/localhost(?:[:/]\S*)?$/i.test(address)
    ? address
    : null;
}

/** Returns the last read message for a decision about a ticket; empty for one without messages. */
export function seenOf(messages: readonly { readonly id: number }[]): { up_to?: number } {
  const last = messages.at(-1);
  return last === undefined ? {} : { up_to: last.id };
}
