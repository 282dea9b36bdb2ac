export {
  contactTopics as ticketTopics,
  type ContactTopic as TicketTopic,
} from '#features/settings/contact-topics.rules.ts';

/** Whose turn it is: the shop's, the writer's, or nobody's. */
export const ticketStates = ['open', 'answered', 'closed'] as const;

export type TicketState = (typeof ticketStates)[number];

export const longestTicketText = 4_000;

/** Messages of one thread; who has more to say begins another. */
export const maxTicketMessages = 100;

const leastNumber = 10_000_000;

/** So many ids have a number of eight digits: the greatest prime below 90,000,000; multiplying modulo a prime gives each result once. */
export const numbersOfARound = 89_999_999;

const multiplier = 37_139_213;

const offset = 27_182_818;

/**
 * What a ticket is called by: eight digits that no other has. Everybody can calculate it, so a ticket is numbered by it only after its id was
 * scattered by the shop's own key (server/ticket-numbers.service.ts).
 */
export function ticketNumber(id: number): string {
  const round = Math.floor(id / numbersOfARound);
  const scattered = ((id % numbersOfARound) * multiplier + offset) % numbersOfARound;
  return `${round === 0 ? '' : round}${leastNumber + scattered}`;
}

/** What becomes of a ticket when somebody writes in it: the writer opens it, also a closed one; the staff answers it. */
export function stateAfterMessage(from: 'writer' | 'staff'): TicketState {
  return from === 'writer' ? 'open' : 'answered';
}

/** An address of a page as somebody typed it, with its https:// where that was left out; empty stays empty, null is none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/$.?#@]+\.[^\s]+$/i.test(address) || /^https?:\/\/localhost(?:[:/]\S*)?$/i.test(address)
    ? address
    : null;
}

/** Up to which message a ticket was read, for what is decided about it; nothing of one without any. */
export function seenOf(messages: readonly { readonly id: number }[]): { up_to?: number } {
  const last = messages.at(-1);
  return last === undefined ? {} : { up_to: last.id };
}
