import { bigint, boolean, pgView, text } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';

/** Attempts to pay an order. Refundable is what has not gone back of one that was paid; disputed, that its gateway names another sum. */
export const orderPayments = pgView('order_payments', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  method: text('method').notNull(),
  state: text('state').$type<'started' | 'reported' | 'paid' | 'failed' | 'refunded'>().notNull(),
  amount: toman('amount').notNull(),
  refunded: toman('refunded').notNull(),
  refundable: toman('refundable').notNull(),
  authority: text('authority'),
  reference: text('reference'),
  disputed: boolean('disputed').notNull(),
  currency: text('currency'),
  currencyMinor: bigint('currency_minor', { mode: 'number' }),
  tomanPerUnit: toman('toman_per_unit'),
}).existing();
