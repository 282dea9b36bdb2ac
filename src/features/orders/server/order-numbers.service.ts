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

/** Returns the shop's id-to-number function, which uses a secret key so that two orders do not reveal the shop's sales volume. */
export const orderNumbersOf = (shop: Shop): Promise<(id: number) => string> => numbersOf(shop, orderNumbering);
