import { pgView, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** What each seller sends of an order. */
export const orderShipments = pgView('order_shipments', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  sellerId: id('seller_id').notNull(),
  trackingCode: text('tracking_code'),
  packedAt: moment('packed_at'),
  sentAt: moment('sent_at'),
}).existing();
