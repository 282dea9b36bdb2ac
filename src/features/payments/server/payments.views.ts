import { bigint, boolean, pgView, text } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import type { TenderKind, TenderState } from '../tenders.rules.ts';

/**
 * The tenders of an order, including store credit and cash on delivery. Refundable is the amount received and not refunded; disputed means that its
 * gateway reports another amount.
 */
export const orderTenders = pgView('order_tenders', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  method: text('method').notNull(),
  state: text('state').$type<TenderState>().notNull(),
  amount: toman('amount').notNull(),
  refunded: toman('refunded').notNull(),
  refundable: toman('refundable').notNull(),
  authority: text('authority'),
  reference: text('reference'),
  disputed: boolean('disputed').notNull(),
  currency: text('currency'),
  currencyMinor: bigint('currency_minor', { mode: 'number' }),
  tomanPerUnit: toman('toman_per_unit'),
  kind: text('kind').$type<TenderKind>().notNull(),
  captured: toman('captured').notNull(),
}).existing();
