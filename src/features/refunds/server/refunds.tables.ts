import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { id, moment, toman, updatedAt } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { refundCauses, refundSources, refundStates, storedRefundWays } from '../refunds.contract.ts';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';

/**
 * Money that goes back to a customer. One row under one key is one sum that goes back once; what a gateway would not give
 * back `failed`, and a row of its own under `KEY:credit` records that it became store credit. Over all rows that have not
 * failed, those of a payment add up to `payments.refunded`, and those of an order, but for the causes `not-taken` and
 * `excess` (money that the order could not take, or that came in above what it cost), to `orders.refunded`.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** What had been paid with: by a payment of a gateway, from store credit, or in cash when it was handed over, as its tender says. */
    source: text('source', { enum: refundSources }).notNull(),
    paymentId: id('payment_id').references(() => payments.id),
    amount: toman('amount').notNull(),
    /** Where it goes: back the way the payment came, to store credit, back at the counter, or nowhere, as it was due at the door and is not collected. */
    way: text('way', { enum: storedRefundWays }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    cause: text('cause', { enum: refundCauses }).notNull(),
    /** Why, in a sentence that the customer may read. */
    reason: text('reason'),
    /** Who of the staff gave it; nobody for what the customer or the shop caused. */
    by: id('by').references(() => customers.id),
    /** Of the occasion: the end of an order, a return, a press of a button. The gateway is called under it. */
    key: text('key').notNull(),
    at: moment('at').notNull(),
    doneAt: moment('done_at'),
    /** The gateway's receipt number. */
    reference: text('reference'),
    /**
     * How often it was requested from the gateway, and why it failed in the end: the gateway's own words, or `silent`.
     */
    tries: integer('tries').notNull().default(0),
    /** Not requested again before. */
    nextTryAt: moment('next_try_at'),
    failure: text('failure'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('refunds_updated_at').on(table.updatedAt, table.id),
    index('refunds_at').on(table.at, table.id),
    uniqueIndex('refunds_key').on(table.key),
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    index('refunds_due')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'due'`),
    check('refunds_of_something', sql`${table.amount} > 0`),
    /** All goes back by a tender but what was never collected. */
    check('refunds_by_tender', sql`(${table.way} = 'uncollected') = (${table.paymentId} is null)`),
    /** Only what came by a gateway can go back by it; store credit is given in the transaction that decides it. */
    check(
      'refunds_way',
      sql`${table.way} in ('credit', 'counter') or ${table.source} = case ${table.way} when 'payment' then 'gateway' else 'cash' end`,
    ),
    check('refunds_credit_at_once', sql`${table.way} = 'payment' or ${table.state} = 'done'`),
    check('refunds_done', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
    check('refunds_due_is_tried', sql`${table.state} <> 'due' or ${table.nextTryAt} is not null`),
    notEmpty(table.key),
    notNegative(table.tries),
    oneOf(table.cause),
    oneOf(table.source),
    oneOf(table.state),
    oneOf(table.way),
  ],
);

/**
 * The pieces for which the staff gave money back that did not come back, by the occasion of the refund. Of a line they add up to
 * `order_lines.paid_back`, and by an occasion to what went back on it.
 */
export const refundLines = pgTable(
  'refund_lines',
  {
    orderId: id('order_id').notNull(),
    /** The key of its refunds without the tender behind it. */
    occasion: text('occasion').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    amount: toman('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.occasion, table.position] }),
    foreignKey({ columns: [table.orderId, table.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
    notEmpty(table.occasion),
    positive(table.quantity),
    notNegative(table.amount),
  ],
);
