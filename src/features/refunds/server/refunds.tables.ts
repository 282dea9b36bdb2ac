import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { id, moment, toman, updatedAt } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { refundCauses, refundSources, refundStates, storedRefundWays } from '../refunds.contract.ts';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';

/**
 * Refunds to customers. One row per key is one sum refunded once; a sum that a gateway refused has `failed`, and a separate row under `KEY:credit`
 * records its conversion to store credit. Over all rows that have not failed, those of a payment sum to `payments.refunded`, and those of an order,
 * except for the causes `not-taken` and `excess` (money that the order could not accept, or received above its total), to `orders.refunded`.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** What it was paid with: a gateway payment, store credit, or cash on delivery, as in its tender. */
    source: text('source', { enum: refundSources }).notNull(),
    paymentId: id('payment_id').references(() => payments.id),
    amount: toman('amount').notNull(),
    /** The method: the original payment, store credit, cash at the point of sale, or nowhere when it was due on delivery and is not collected. */
    way: text('way', { enum: storedRefundWays }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    cause: text('cause', { enum: refundCauses }).notNull(),
    /** The reason, as a sentence visible to the customer. */
    reason: text('reason'),
    /** The staff member who granted it; null when caused by the customer or the shop. */
    by: id('by').references(() => customers.id),
    /** The key of the occasion: the end of an order, a return, or a submission. Also used as the gateway's idempotency key. */
    key: text('key').notNull(),
    at: moment('at').notNull(),
    doneAt: moment('done_at'),
    /** The gateway's reference number. */
    reference: text('reference'),
    /** The number of gateway requests, and the final error: the gateway's message, or `silent`. */
    tries: integer('tries').notNull().default(0),
    /** The earliest time of the next attempt. */
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
    /** Every refund has a tender except an uncollected sum. */
    check('refunds_by_tender', sql`(${table.way} = 'uncollected') = (${table.paymentId} is null)`),
    /** Only gateway payments can be refunded by the gateway; store credit is granted in the transaction that decides it. */
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
 * The pieces that staff refunded without a return, by the refund's occasion. Per line they sum to `order_lines.paid_back`, per occasion to the refund
 * made on it.
 */
export const refundLines = pgTable(
  'refund_lines',
  {
    orderId: id('order_id').notNull(),
    /** The key of its refunds without the tender suffix. */
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
