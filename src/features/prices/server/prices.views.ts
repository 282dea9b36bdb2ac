import { pgView } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import { sqlFunction } from '#platform/database/sql-function.ts';

/** Sale prices of variants, past, running and to come, without those that were called off before they began. */
export const variantSales = pgView('variant_sales', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  variantId: id('variant_id').notNull(),
  price: toman('price').notNull(),
  beginsAt: moment('begins_at').notNull(),
  /** Null until further notice. */
  endsAt: moment('ends_at'),
}).existing();

/** The sale price of a variant that holds at a moment: `(variantId, moment)`. */
export const variantSale = sqlFunction('variant_sale');

/** Sale prices that hold at a moment of variants whose price stands on their product's card. */
export const leadingSales = sqlFunction('leading_sales');

/** What a variant cost within the 30 days before a moment, by its lists as the ledger has them and at flash sales: `(variantId, moment)`. */
export const recentPrices = sqlFunction('recent_prices');
