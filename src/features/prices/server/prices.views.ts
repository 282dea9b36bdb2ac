import { pgView } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import { sqlFunction } from '#platform/database/sql-function.ts';

/** Past, current and future sale prices of variants, without those cancelled before they began. */
export const variantSales = pgView('variant_sales', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  variantId: id('variant_id').notNull(),
  price: toman('price').notNull(),
  beginsAt: moment('begins_at').notNull(),
  /** Null for no end. */
  endsAt: moment('ends_at'),
}).existing();

/** A variant's sale price at a moment: `(variantId, moment)`. */
export const variantSale = sqlFunction('variant_sale');

/** The sale prices, at a moment, of the variants whose price is displayed on their product's card. */
export const leadingSales = sqlFunction('leading_sales');

/** A variant's prices within the 30 days before a moment, from the price lists and from flash sales: `(variantId, moment)`. */
export const recentPrices = sqlFunction('recent_prices');
