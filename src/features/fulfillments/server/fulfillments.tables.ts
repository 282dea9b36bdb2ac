import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#features/orders/server/orders.tables.ts';
import { stockLocations } from '#features/inventory/server/inventory.tables.ts';
import { mainLocationId } from '#features/inventory/stock-locations.rules.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { fulfillmentReasons } from '../fulfillment-reasons.rules.ts';
import { fulfillmentResolutions, fulfillmentStatuses } from '../fulfillments.contract.ts';

/** A parcel: the pieces of an order that one seller ships at one time. */
export const fulfillments = pgTable(
  'fulfillments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** The seller of its lines; see `order_lines` for why there is no foreign key. */
    sellerId: id('seller_id').notNull(),
    /** The location its pieces were taken from. */
    locationId: id('location_id')
      .notNull()
      .default(mainLocationId)
      .references(() => stockLocations.id),
    status: text('status', { enum: fulfillmentStatuses }).notNull(),
    /** Why it is returning or lost. */
    reason: text('reason', { enum: fulfillmentReasons }),
    carrier: text('carrier'),
    trackingCode: text('tracking_code'),
    packedAt: moment('packed_at').notNull(),
    handedOverAt: moment('handed_over_at'),
    onTheWayAt: moment('on_the_way_at'),
    atStationAt: moment('at_station_at'),
    deliveredAt: moment('delivered_at'),
    returningAt: moment('returning_at'),
    returnedAt: moment('returned_at'),
    lostAt: moment('lost_at'),
    /** The resolution of a returned or lost parcel; always decided by a person, never automatically. */
    resolution: text('resolution', { enum: fulfillmentResolutions }),
    resolvedAt: moment('resolved_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('fulfillments_of_order').on(table.id, table.orderId),
    index('fulfillments_order').on(table.orderId, table.id),
    index('fulfillments_seller').on(table.sellerId, table.id),
    /** Finds what a seller has still to hand over, among mostly shipped parcels. */
    index('fulfillments_packed')
      .on(table.sellerId, table.id)
      .where(sql`${table.status} = 'packed'`),
    /** Finds parcels delivered since a given time, for which sellers are credited. */
    index('fulfillments_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.status} = 'delivered'`),
    oneOf(table.status),
    oneOf(table.reason),
    oneOf(table.resolution),
    check(
      'fulfillments_reason_of_what_comes_back',
      sql`case when ${table.reason} is null then ${table.status} not in ('returning', 'returned') else ${table.status} in ('returning', 'returned', 'lost') end`,
    ),
    check(
      'fulfillments_moment_of_status',
      sql`case ${table.status} when 'packed' then ${table.packedAt} when 'handed-over' then ${table.handedOverAt} when 'on-the-way' then ${table.onTheWayAt}
        when 'at-station' then ${table.atStationAt} when 'delivered' then ${table.deliveredAt} when 'returning' then ${table.returningAt}
        when 'returned' then ${table.returnedAt} else ${table.lostAt} end is not null`,
    ),
    check(
      'fulfillments_resolution_of_what_ended',
      sql`(${table.resolution} is null) = (${table.resolvedAt} is null) and (${table.resolution} is null or ${table.status} in ('returned', 'lost'))`,
    ),
    check(
      'fulfillments_packed_has_not_left',
      sql`${table.status} <> 'packed' or coalesce(${table.handedOverAt}, ${table.onTheWayAt}, ${table.atStationAt}, ${table.deliveredAt}, ${table.returningAt}, ${table.returnedAt}, ${table.lostAt}) is null`,
    ),
    check('fulfillments_left_before', sql`${table.status} = 'packed' or ${table.handedOverAt} is not null`),
  ],
);

/**
 * The quantity of each order line in a parcel. A trigger locks the order line and refuses more than were ordered over all parcels, except those whose
 * pieces are packed again (`fulfillment_lines_within_ordered`).
 */
export const fulfillmentLines = pgTable(
  'fulfillment_lines',
  {
    fulfillmentId: id('fulfillment_id').notNull(),
    orderId: id('order_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fulfillmentId, table.position] }),
    foreignKey({
      name: 'fulfillment_lines_parcel',
      columns: [table.fulfillmentId, table.orderId],
      foreignColumns: [fulfillments.id, fulfillments.orderId],
    }),
    foreignKey({
      name: 'fulfillment_lines_ordered',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('fulfillment_lines_order').on(table.orderId, table.position),
    check('fulfillment_lines_some', sql`${table.quantity} > 0`),
  ],
);

/**
 * The predecessor of parcels: what a seller shipped of an order. Only processes of the previous release read and write it; the next release drops it.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: id('seller_id').notNull().default(houseSellerId),
    trackingCode: text('tracking_code'),
    packedAt: moment('packed_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [index('shipments_order').on(table.orderId), index('shipments_seller').on(table.sellerId, table.id)],
);
