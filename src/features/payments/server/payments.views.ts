import { bigint, boolean, pgView, text } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import type { TenderKind, TenderState } from '../tenders.rules.ts';

/** The tenders of an order: also what its customer's credit paid and what was collected at the door. Refundable is what came in and has not gone back; disputed, that its gateway names another sum. */
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
