import { integer, pgView } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** Pieces returned for good: their return is done and refunded. */
export const returnedLines = pgView('returned_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  endedAt: moment('ended_at'),
  returnId: id('return_id').notNull(),
  /** The undelivered parcel; null for a customer's return. */
  fulfillmentId: id('fulfillment_id'),
}).existing();
