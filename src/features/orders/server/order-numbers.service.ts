import { count, max } from 'drizzle-orm';
import { numbersOf, type Numbering } from '#platform/scattered-numbers.ts';
import type { Shop } from '#platform/shop.ts';
import { numbersOfARound, orderNumber } from '../orders.rules.ts';
import { orders } from './orders.tables.ts';

export const orderNumbering: Numbering = {
  fact: 'order-numbers',
  plain: orderNumber,
  numbersOfARound,
  rows: async (shop) => {
    const [there] = await shop.db.select({ count: count(), newest: max(orders.id) }).from(orders);
    return there ?? { count: 0, newest: null };
  },
};

/** How this shop numbers its orders: by a key of its own, so that nobody learns from two of their own how many it sells. */
export const orderNumbersOf = (shop: Shop): Promise<(id: number) => string> => numbersOf(shop, orderNumbering);
