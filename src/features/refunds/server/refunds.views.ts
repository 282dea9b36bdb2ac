import { integer, pgView, text } from 'drizzle-orm/pg-core';
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

/** What went back of what each order cost, and on which occasion, where others know that by a name: `return:12`, `parcel:7`, `end:3`. */
export const orderRefunds = pgView('order_refunds', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  occasion: text('occasion'),
  amount: toman('amount').notNull(),
}).existing();

/** The pieces of lines that the staff paid back without their coming back. */
export const paidBackLines = pgView('paid_back_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  amount: toman('amount').notNull(),
}).existing();
