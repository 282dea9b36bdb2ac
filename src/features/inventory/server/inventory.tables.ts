import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from '#features/products/server/products.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';

/** Pieces of a variant: on the shelf, and of those held for orders that await payment or shipment. */
export const stock = pgTable(
  'stock',
  {
    variantId: id('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** Of so many pieces or fewer shoppers are notified that few are left, and the staff is warned. */
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
  },
  (table) => [
    check('stock_on_hand_not_negative', sql`${table.onHand} >= 0`),
    check('stock_held_within_on_hand', sql`${table.held} between 0 and ${table.onHand}`),
    notNegative(table.lowStockThreshold),
  ],
);

/** What a movement for each reason does: on the shelf, among the held, and whether an order caused it. What is sold was held, or was not. */
const fitsReason = `case reason
  when 'received' then on_hand_change > 0 and held_change = 0 and order_id is null
  when 'corrected' then on_hand_change <> 0 and held_change = 0 and order_id is null
  when 'held' then on_hand_change = 0 and held_change > 0 and order_id is not null
  when 'released' then on_hand_change = 0 and held_change < 0 and order_id is not null
  when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change) and order_id is not null
  when 'returned' then on_hand_change > 0 and held_change = 0 and order_id is not null end`;

/** Why a figure of the stock changed, in the transaction that changed it: every figure is the sum of its movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id('id').notNull().generatedAlwaysAsIdentity(),
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHandChange: integer('on_hand_change').notNull(),
    heldChange: integer('held_change').notNull(),
    reason: text('reason', {
      enum: ['received', 'corrected', 'held', 'released', 'sold', 'returned'],
    }).notNull(),
    orderId: id('order_id'),
    /** Who of the staff moved it; none for what an order did. */
    by: id('by').references(() => customers.id),
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.id] }),
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
