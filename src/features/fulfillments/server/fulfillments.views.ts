import { integer, pgView, text } from 'drizzle-orm/pg-core';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { id, moment } from '#platform/database/columns.ts';

/** View for processes of the previous release: what sellers ship. */
export const orderShipments = pgView('order_shipments', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  sellerId: id('seller_id').notNull(),
  trackingCode: text('tracking_code'),
  packedAt: moment('packed_at'),
  sentAt: moment('sent_at'),
}).existing();

/** Pieces of orders in parcels, except returned or lost parcels whose pieces are packed again. */
export const packedLines = pgView('packed_lines', {
  fulfillmentId: id('fulfillment_id').notNull(),
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
}).existing();

/** Packed parcels that have not left. */
export const packedParcels = pgView('packed_parcels', {
  id: id('id').notNull(),
  orderId: id('order_id').notNull(),
  locationId: id('location_id').notNull(),
}).existing();

/** Pieces of orders in delivered parcels. */
export const deliveredLines = pgView('delivered_lines', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  deliveredAt: moment('delivered_at'),
}).existing();

/** Pieces taken from stock in addition to those ordered, to replace returned damaged or lost ones. */
export const replacedLines = pgView('replaced_lines', {
  fulfillmentId: id('fulfillment_id').notNull(),
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
}).existing();

/** Unpacked pieces of orders by location; per line they add up to the line's unpacked quantity. */
export const packablePieces = pgView('packable_pieces', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  sellerId: id('seller_id').notNull(),
  locationId: id('location_id').notNull(),
  pieces: integer('pieces').notNull(),
}).existing();

/**
 * The single definition of the step that all parcels of an order have reached: null while none is packed, `packaging` while any piece is unpacked,
 * otherwise the step of the parcel furthest behind. A returning, returned or lost parcel counts as in transit until its resolution is decided, and no
 * longer afterwards. Parcels whose pieces are packed again are excluded from all figures.
 */
export const parcelSteps = pgView('parcel_steps', {
  orderId: id('order_id').notNull(),
  parcels: integer('parcels').notNull(),
  /** Unpacked pieces of the order. */
  unpacked: integer('unpacked').notNull(),
  /** Number of parcels that have left the shop. */
  gone: integer('gone').notNull(),
  step: text('step').$type<OrderState>(),
}).existing();

/** The first tracking code among an order's parcels, for calls that return a single code. */
export const orderTracking = pgView('order_tracking', {
  orderId: id('order_id').notNull(),
  trackingCode: text('tracking_code'),
}).existing();
