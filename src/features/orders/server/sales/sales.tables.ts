import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, toman } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/**
 * Orders that became a sale or stopped being one, as defined by `sold_orders`, since they were last counted: inserted by a trigger of `orders` for
 * every writer. A job adds them up; until then, readers of a total add them to it. The amounts are read from the order lines, which never change.
 */
export const uncountedOrders = pgTable(
  'uncounted_orders',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key, since the row was just written. */
    orderId: id('order_id').notNull(),
    /** 1 when it becomes a sale, -1 when it stops being one. */
    sold: smallint('sold').notNull(),
    /** The same for paid or delivered. */
    settled: smallint('settled').notNull(),
  },
  (table) => [
    index('uncounted_orders_order').on(table.orderId),
    check(
      'uncounted_orders_change',
      sql`${table.sold} between -1 and 1 and ${table.settled} between -1 and 1 and (${table.sold} <> 0 or ${table.settled} <> 0)`,
    ),
  ],
);

/** How far the orders from before the trigger are counted. A single row, whose lock serialises counting. */
export const salesCounting = pgTable(
  'sales_counting',
  {
    id: smallint('id').primaryKey(),
    lastOrderId: id('last_order_id').notNull(),
    /** Until it is set, totals are calculated from the orders. */
    complete: boolean('complete').notNull(),
  },
  (table) => [check('sales_counting_one_row', sql`${table.id} = 1`)],
);

/** The sales ordered on a day in Tehran. */
export const salesDays = pgTable(
  'sales_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    ordersCount: integer('orders_count').notNull(),
    total: toman('total').notNull(),
  },
  (table) => [notNegative(table.ordersCount), notNegative(table.total)],
);

/** Pieces of each product sold per day, for the latest thirty-five days. */
export const productSalesDays = pgTable(
  'product_sales_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    productId: id('product_id').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] }), notNegative(table.pieces)],
);

/** The total sales of each seller: settled means paid or delivered, with commission and pieces; open means not yet paid. */
export const sellerSales = pgTable(
  'seller_sales',
  {
    sellerId: id('seller_id')
      .primaryKey()
      .references(() => sellers.id),
    settled: toman('settled').notNull(),
    commission: toman('commission').notNull(),
    open: toman('open').notNull(),
    pieces: bigint('pieces', { mode: 'number' }).notNull(),
  },
  (table) => [
    notNegative(table.settled),
    notNegative(table.open),
    notNegative(table.pieces),
    check('seller_sales_commission_within_settled', sql`${table.commission} between 0 and ${table.settled}`),
  ],
);
