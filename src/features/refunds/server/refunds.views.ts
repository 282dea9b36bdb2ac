import { pgView } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';

/**
 * What came in for each order beside its credit, without what went back because the order could not take it, compared with what was due.
 * A shortfall has an order that awaits payment alone; one that is paid at the door is owed nothing before.
 */
export const orderBalances = pgView('order_balances', {
  orderId: id('order_id').notNull(),
  due: toman('due').notNull(),
  received: toman('received').notNull(),
  shortfall: toman('shortfall').notNull(),
  excess: toman('excess').notNull(),
}).existing();
