import { integer, pgView, text } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';

/**
 * The sum received for each order besides its store credit, without refunds of money it could not accept, compared with the sum due. Only an order
 * awaiting payment has a shortfall; nothing is owed before delivery for one paid on delivery.
 */
export const orderBalances = pgView('order_balances', {
  orderId: id('order_id').notNull(),
  due: toman('due').notNull(),
  received: toman('received').notNull(),
  shortfall: toman('shortfall').notNull(),
  excess: toman('excess').notNull(),
}).existing();

/** The refunds of each order's total with their occasions, under the names other features use: `return:12`, `parcel:7`, `end:3`. */
export const orderRefunds = pgView('order_refunds', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  occasion: text('occasion'),
  amount: toman('amount').notNull(),
}).existing();

/** The pieces of lines that staff refunded without a return. */
export const paidBackLines = pgView('paid_back_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  amount: toman('amount').notNull(),
}).existing();
