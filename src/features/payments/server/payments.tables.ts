import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/orders.tables.ts';
import { id, moment, toman } from '#platform/columns.ts';

/** One attempt to pay an order. */
export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id').notNull().references(() => orders.id),
    method: text('method').notNull(),
    state: text('state', { enum: ['started', 'paid', 'failed', 'refunded'] }).notNull(),
    amount: toman('amount').notNull(),
    /** Of it, what has gone back or is on its way back, to the gateway or as store credit. */
    refunded: toman('refunded').notNull().default(0),
    /** The gateway's name of this attempt. */
    authority: text('authority'),
    /** The gateway's receipt number. */
    reference: text('reference'),
    cardMask: text('card_mask'),
    startedAt: moment('started_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    check('payments_refunded_within_amount', sql`${table.refunded} between 0 and ${table.amount}`),
    uniqueIndex('payments_authority').on(table.method, table.authority),
    uniqueIndex('payments_paid_once').on(table.orderId).where(sql`${table.state} = 'paid'`),
    index('payments_started').on(table.startedAt).where(sql`${table.state} = 'started'`),
  ],
);
