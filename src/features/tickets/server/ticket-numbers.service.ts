import { count, max } from 'drizzle-orm';
import { numbersOf, type Numbering } from '#platform/scattered-numbers.ts';
import type { Shop } from '#platform/shop.ts';
import { numbersOfARound, ticketNumber } from '../tickets.rules.ts';
import { tickets } from './tickets.tables.ts';

const numbering: Numbering = {
  fact: 'ticket-numbers',
  plain: ticketNumber,
  numbersOfARound,
  rows: async (shop) => {
    const [there] = await shop.db.select({ count: count(), newest: max(tickets.id) }).from(tickets);
    return there ?? { count: 0, newest: null };
  },
};

/** Returns this shop's ticket numbering, which uses a key of the shop, so that nobody can infer the number of tickets from two of their own. */
export const ticketNumbersOf = (shop: Shop): Promise<(id: number) => string> => numbersOf(shop, numbering);
