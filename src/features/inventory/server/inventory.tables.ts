import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment, updatedAt } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf } from '#platform/database/constraints.ts';
import { mainLocationId, stockReasons } from '../stock-locations.rules.ts';

const main = sql.raw(String(mainLocationId));

/** Where pieces lie, in the order in which orders take them. */
export const stockLocations = pgTable(
  'stock_locations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 2 }),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    /** The owner's order: an order is filled from the first that has pieces. */
    position: integer('position').notNull(),
    /** Counts its changes: who saw an older one overwrites nothing. */
    version: integer('version').notNull().default(1),
    /** Since when nothing lies there any more. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('stock_locations_name_fa')
      .on(table.nameFa)
      .where(sql`${table.archivedAt} is null`),
    uniqueIndex('stock_locations_name_en')
      .on(table.nameEn)
      .where(sql`${table.archivedAt} is null`),
    notEmpty(table.nameFa),
    notEmpty(table.nameEn),
    check('stock_locations_main_stays', sql`${table.id} <> ${main} or ${table.archivedAt} is null`),
    notNegative(table.position),
  ],
);

/** Pieces of a variant at a location: on the shelf, and of those reserved for orders that await payment. Every variant has a level at the main location. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    locationId: id('location_id')
      .notNull()
      .references(() => stockLocations.id),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /**
     * Of so many pieces or fewer the staff is warned. At the main location it is of those at all locations together, and shoppers are
     * notified by it, too; elsewhere of those at that location.
     */
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.locationId] }),
    index('stock_levels_updated_at').on(table.updatedAt, table.variantId),
    index('stock_levels_elsewhere')
      .on(table.variantId)
      .where(sql`${table.locationId} <> ${main}`),
    index('stock_levels_location')
      .on(table.locationId, table.variantId)
      .where(sql`${table.locationId} <> ${main}`),
    check('stock_levels_on_hand_not_negative', sql`${table.onHand} >= 0`),
    check('stock_levels_reserved_within_on_hand', sql`${table.reserved} between 0 and ${table.onHand}`),
    notNegative(table.lowStockThreshold),
  ],
);

/** What a movement for each reason does: on the shelf, among the held, and whether an order caused it. What is sold was held, or was not. */
const fitsReason = `(return_id is null or reason = 'returned') and case reason
  when 'received' then on_hand_change > 0 and held_change = 0 and order_id is null
  when 'corrected' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'transferred' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'held' then on_hand_change = 0 and held_change > 0 and order_id is not null
  when 'released' then on_hand_change = 0 and held_change < 0 and order_id is not null
  when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change) and order_id is not null
  when 'returned' then on_hand_change > 0 and held_change = 0 and order_id is not null end`;

/**
 * Why a figure of the stock changed, in the transaction that changed it: every level is the sum of its movements. Its keys to the order and to
 * the return that caused it are the migration's, as both stand above the stock.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id('id').notNull().generatedAlwaysAsIdentity(),
    variantId: id('variant_id').notNull(),
    locationId: id('location_id').notNull(),
    onHandChange: integer('on_hand_change').notNull(),
    heldChange: integer('held_change').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    orderId: id('order_id'),
    /** By which return it came back. */
    returnId: id('return_id'),
    /** Who of the staff moved it; none for what an order did. */
    by: id('by').references(() => customers.id),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.id] }),
    foreignKey({
      name: 'stock_movements_of_level',
      columns: [table.variantId, table.locationId],
      foreignColumns: [stockLevels.variantId, stockLevels.locationId],
    }),
    index('stock_movements_elsewhere')
      .on(table.orderId)
      .where(sql`${table.locationId} <> ${main}`),
    oneOf(table.reason),
    check('stock_movements_fit_reason', sql.raw(fitsReason)),
  ],
);

/**
 * Pieces sold, or given back, that `products.sold_count` does not count yet. A job adds them up and empties it, so that
 * an order appends three short rows here and leaves the ten indexes of its products alone.
 */
export const uncountedSales = pgTable('uncounted_sales', {
  productId: id('product_id').notNull(),
  pieces: integer('pieces').notNull(),
});
