import { integer, pgView } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import { sqlFunction } from '#platform/database/sql-function.ts';

/** What the shop owes a seller, taken from the newest entry; no row for a seller without entries: `(sellerId)`. */
export const sellerBalance = sqlFunction('seller_balance');

/**
 * The sum credited to the seller of an order line, including what the shop bears: for a delivered order everything except returns, for a paid order
 * with some parcels delivered that part, otherwise nothing. Includes the shop's own lines.
 */
export const arrivedSales = pgView('arrived_sales', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  sellerId: id('seller_id').notNull(),
  commissionPercent: integer('commission_percent').notNull(),
  sold: toman('sold').notNull(),
}).existing();
