import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment, updatedAt } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf } from '#platform/database/constraints.ts';
import { mainLocationId, stockReasons } from '../stock-locations.rules.ts';

const main = sql.raw(String(mainLocationId));

/** Stock locations in the order in which orders take from them. */
export const stockLocations = pgTable(
  'stock_locations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 2 }),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    /** The owner's order: an order is filled from the first location with stock. */
    position: integer('position').notNull(),
    /** Incremented by each change, so that an outdated edit overwrites nothing. */
    version: integer('version').notNull().default(1),
    /** When the location was archived; null while in use. */
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

/**
 * The stock of a variant at a location: on hand, and the part reserved for orders that await payment. Every variant has a level at the main location.
 */
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
     * The staff is warned at this quantity or below. At the main location it applies to all locations together, and to the low-stock hint for
     * shoppers; elsewhere to that location.
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

/**
 * The permitted effect of each movement reason: on the on-hand and held quantities, and whether it requires an order. Sold pieces may or may not have
 * been held.
 */
const fitsReason = `(return_id is null or reason = 'returned') and case reason
  when 'received' then on_hand_change > 0 and held_change = 0 and order_id is null
  when 'corrected' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'transferred' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'held' then on_hand_change = 0 and held_change > 0 and order_id is not null
  when 'released' then on_hand_change = 0 and held_change < 0 and order_id is not null
  when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change) and order_id is not null
  when 'returned' then on_hand_change > 0 and held_change = 0 and order_id is not null end`;

/**
 * The reason of each stock change, inserted in the same transaction: every level is the sum of its movements. The foreign keys to the order and the
 * return are in the migration, since both modules are above the stock.
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
    /** The return by which the pieces came back. */
    returnId: id('return_id'),
    /** The staff member who made the change; null for a change by an order. */
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
 * Pieces sold or given back that are not yet in `products.sold_count`. A job adds them up and empties the table, so that an order inserts three short
 * rows here and does not update the ten indexes of its products.
 */
export const uncountedSales = pgTable('uncounted_sales', {
  productId: id('product_id').notNull(),
  pieces: integer('pieces').notNull(),
});
