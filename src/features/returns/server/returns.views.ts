import { integer, pgView } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** Pieces that came back for good: their return is done, and the money went back. */
export const returnedLines = pgView('returned_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  endedAt: moment('ended_at'),
  returnId: id('return_id').notNull(),
  /** The parcel that never arrived; null of what a customer gave back. */
  fulfillmentId: id('fulfillment_id'),
}).existing();
