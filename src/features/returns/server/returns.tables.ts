import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { returnStates, storedReturnReasons } from '../returns.contract.ts';
import { fulfillments } from '#features/fulfillments/server/fulfillments.tables.ts';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';

/** Customers' requests to return goods of a delivered order, and the staff's decisions. */
export const returns = pgTable(
  'returns',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: returnStates }).notNull(),
    reason: text('reason', { enum: storedReturnReasons }).notNull(),
    /** The undelivered parcel whose goods were returned or lost; null for a customer's return. */
    fulfillmentId: id('fulfillment_id').references(() => fulfillments.id),
    /** The customer's text. */
    text: text('text').notNull(),
    /** Keys of uploads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When staff approved the return. */
    approvedAt: moment('approved_at'),
    /** When it was refused, or the goods were received and refunded. */
    endedAt: moment('ended_at'),
    by: id('by').references(() => customers.id),
    /** The staff's message to the customer. */
    answer: text('answer'),
    /** Whether the goods were restocked; null until they are received. */
    restocked: boolean('restocked'),
  },
  (table) => [
    /** Referenced by lines, documents and stock movements, which ensures that their return belongs to their order. */
    uniqueIndex('returns_of_order').on(table.orderId, table.id),
    foreignKey({
      name: 'returns_parcel_of_order',
      columns: [table.fulfillmentId, table.orderId],
      foreignColumns: [fulfillments.id, fulfillments.orderId],
    }),
    check('returns_ended', sql`(${table.state} in ('refused', 'done')) = (${table.endedAt} is not null)`),
    check('returns_approved', sql`${table.state} <> 'approved' or ${table.approvedAt} is not null`),
    check('returns_pictures_list', sql`jsonb_typeof(${table.pictures}) = 'array'`),
    index('returns_open')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('asked', 'approved')`),
    uniqueIndex('returns_fulfillment')
      .on(table.fulfillmentId)
      .where(sql`${table.fulfillmentId} is not null`),
    check('returns_of_parcel', sql`(${table.reason} = 'not-delivered') = (${table.fulfillmentId} is not null)`),
    oneOf(table.reason),
    oneOf(table.state),
  ],
);

/** The pieces of each line in a return. An index ensures that a line has at most one open return. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: id('return_id')
      .notNull()
      .references(() => returns.id),
    orderId: id('order_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    /** True until the return is refused or done. */
    open: boolean('open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    foreignKey({ columns: [table.orderId, table.position], foreignColumns: [orderLines.orderId, orderLines.position] }),
    foreignKey({
      name: 'return_lines_of_order',
      columns: [table.orderId, table.returnId],
      foreignColumns: [returns.orderId, returns.id],
    }),
    uniqueIndex('return_lines_open')
      .on(table.orderId, table.position)
      .where(sql`${table.open}`),
    check('return_lines_some', sql`${table.quantity} > 0`),
  ],
);
