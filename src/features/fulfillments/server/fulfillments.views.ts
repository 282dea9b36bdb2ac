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

/** Pieces of orders that lie in parcels, but those of parcels that came back or were lost and whose pieces are packed again. */
export const packedLines = pgView('packed_lines', {
  fulfillmentId: id('fulfillment_id').notNull(),
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
}).existing();

/** Parcels that are packed and still where they were packed. */
export const packedParcels = pgView('packed_parcels', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  locationId: id('location_id').notNull(),
}).existing();

/** Pieces of orders that lie in parcels which have arrived. */
export const deliveredLines = pgView('delivered_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  deliveredAt: moment('delivered_at'),
}).existing();

/** Pieces that were taken from the shelf beside those that were ordered, in place of what came back unfit or was lost. */
export const replacedLines = pgView('replaced_lines', {
  fulfillmentId: id('fulfillment_id').notNull(),
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
}).existing();

/** Pieces of orders that lie in no parcel, by the location where they lie; of a line they add up to what is left of it. */
export const packablePieces = pgView('packable_pieces', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  sellerId: id('seller_id').notNull(),
  locationId: id('location_id').notNull(),
  pieces: integer('pieces').notNull(),
}).existing();

/**
 * The step that all parcels of an order have reached, by the one rule of it: nothing while none is packed, `packaging` while a piece lies in
 * none, else where the hindmost stands. What comes back, or is back or lost, counts as on its way until it is decided what becomes of it; then no more. Parcels
 * whose pieces are packed again are left out of all figures.
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
