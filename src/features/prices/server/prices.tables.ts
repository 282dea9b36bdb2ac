import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products, variants } from '#features/products/server/products.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf } from '#platform/database/constraints.ts';
import { priceLists } from '../prices.rules.ts';

/**
 * The prices of a variant by list, each with a start and an end. A price that has started is never edited, only ended, and its successor starts where
 * it ends. Prices of one list never overlap (`prices_base_in_turn`, `prices_sale_in_turn`, created by the migration); a cancelled one ends where it
 * begins.
 */
export const prices = pgTable(
  'prices',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id),
    variantId: id('variant_id').notNull(),
    priceList: text('price_list', { enum: priceLists }).notNull(),
    amount: toman('amount').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null for no end. */
    validUntil: moment('valid_until'),
    /** When the row was last inserted or updated. */
    changedAt: moment('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: 'prices_of_variant',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }),
    index('prices_variant').on(table.variantId, table.validFrom),
    // Current and future sale prices, a small part of all rows.
    index('prices_sales_of_product')
      .on(table.productId, table.validUntil)
      .where(sql`${table.priceList} = 'sale'`),
    index('prices_sale_begins')
      .on(table.validFrom)
      .where(sql`${table.priceList} = 'sale'`),
    index('prices_sale_ends')
      .on(table.validUntil)
      .where(sql`${table.priceList} = 'sale'`),
    oneOf(table.priceList),
    notNegative(table.amount),
    inOrder(table.validFrom, table.validUntil),
    check('prices_sale_is_paid', sql`${table.priceList} <> 'sale' or ${table.amount} > 0`),
  ],
);

/** The append-only history of every price, written by the database itself. The last entry of a price is its current state. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    priceId: id('price_id')
      .notNull()
      .references(() => prices.id),
    variantId: id('variant_id')
      .notNull()
      .references(() => variants.id),
    priceList: text('price_list', { enum: priceLists }).notNull(),
    amount: toman('amount').notNull(),
    validFrom: moment('valid_from').notNull(),
    validUntil: moment('valid_until'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('price_changes_variant').on(table.variantId, table.priceId, table.id),
    index('price_changes_price').on(table.priceId, table.id),
    oneOf(table.priceList),
    notNegative(table.amount),
    inOrder(table.validFrom, table.validUntil),
  ],
);
