import { integer, pgView } from 'drizzle-orm/pg-core';
import { id, toman } from '#platform/database/columns.ts';
import { sqlFunction } from '#platform/database/sql-function.ts';

/** What the shop owes a seller, by the newest entry; no row for who has none: `(sellerId)`. */
export const sellerBalance = sqlFunction('seller_balance');

/**
 * What a line of an order was sold for as far as its seller is credited, with what the shop bears: of a delivered order all but what came back, of one
 * that is paid and of which a part has arrived that part, of any other nothing. The shop's own lines are among them.
 */
export const arrivedSales = pgView('arrived_sales', {
  orderId: id('order_id').notNull(),
  position: integer('position').notNull(),
  sellerId: id('seller_id').notNull(),
  commissionPercent: integer('commission_percent').notNull(),
  sold: toman('sold').notNull(),
}).existing();
