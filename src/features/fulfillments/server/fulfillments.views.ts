import { integer, pgView, text } from 'drizzle-orm/pg-core';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { id, moment } from '#platform/database/columns.ts';

/** What a process of before reads of what sellers send. */
export const orderShipments = pgView('order_shipments', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  sellerId: id('seller_id').notNull(),
  trackingCode: text('tracking_code'),
  packedAt: moment('packed_at'),
  sentAt: moment('sent_at'),
}).existing();

/**
 * The step that all parcels of an order have reached, by the one rule of it: nothing while none is packed, `packaging` while a piece lies in
 * none, else where the hindmost of those stands that are neither returned nor lost. What comes back still counts as on its way.
 */
export const parcelSteps = pgView('parcel_steps', {
  orderId: id('order_id').notNull(),
  parcels: integer('parcels').notNull(),
  /** Pieces of the order that lie in no parcel. */
  unpacked: integer('unpacked').notNull(),
  /** Parcels that have left the shop. */
  gone: integer('gone').notNull(),
  step: text('step').$type<OrderState>(),
}).existing();

/** The code of the first parcel of an order that has one: for calls that answer a single code. */
export const orderTracking = pgView('order_tracking', {
  orderId: id('order_id').notNull(),
  trackingCode: text('tracking_code'),
}).existing();
