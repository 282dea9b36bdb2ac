import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, toman } from '#platform/database/columns.ts';
import { notNegative } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/**
 * Orders that have become a sale or stopped being one, as `sold_orders` says it, since they were last counted: written by a trigger of `orders`, whoever
 * changes it. A job adds them up; until then whoever reads a sum adds them to it. What an order sold is read from its lines, which never change.
 */
export const uncountedOrders = pgTable(
  'uncounted_orders',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: its row is the one that was just written. */
    orderId: id('order_id').notNull(),
    /** 1 as it becomes a sale, -1 as it is one no more. */
    sold: smallint('sold').notNull(),
    /** The same for what was paid or delivered. */
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

/** How far the orders from before the trigger are counted. One row, whose lock lets one count at a time. */
export const salesCounting = pgTable(
  'sales_counting',
  {
    id: smallint('id').primaryKey(),
    lastOrderId: id('last_order_id').notNull(),
    /** Before that the sums are read from the orders themselves. */
    complete: boolean('complete').notNull(),
  },
  (table) => [check('sales_counting_one_row', sql`${table.id} = 1`)],
);

/** What was ordered on a day in Tehran and is a sale. */
export const salesDays = pgTable(
  'sales_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    ordersCount: integer('orders_count').notNull(),
    total: toman('total').notNull(),
  },
  (table) => [notNegative(table.ordersCount), notNegative(table.total)],
);

/** Pieces of a product in the sales of a day, for the newest thirty-five days. */
export const productSalesDays = pgTable(
  'product_sales_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    productId: id('product_id').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] }), notNegative(table.pieces)],
);

/** What a seller has sold in all: settled what was paid or delivered, with its commission and pieces; open what is still to be paid. */
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
