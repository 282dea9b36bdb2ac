import { products, variants } from '#features/products/server/products.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flashSaleColours } from '../flash-sales-admin.contract.ts';

/** A flash sale on a product, from its begin to its end, for as many pieces as are allotted to it. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The one variant that it is on; null: all of the product. */
    variantId: id('variant_id'),
    /** The flash sale's own price; without one the shop's price rule applies. */
    price: toman('price'),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    allotted: integer('allotted').notNull(),
    /** The sum of the orders' lines; above what is allotted when the last of them took more than was left. */
    sold: integer('sold').notNull().default(0),
    /** Who bears what it takes off the goods of a seller; orders from then on say so. The seller of those from before this was stored. */
    fundedBy: text('funded_by', { enum: discountFunders }).notNull().default('seller'),
    /** Colour of the bar that shows the percent sold. */
    colour: text('colour').notNull().default('saffron'),
    position: integer('position').notNull().default(0),
    /** When who wishes for the product is to be notified of it; null once that was done, or where nobody is to be notified. */
    tellAt: moment('tell_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: 'flash_sales_of_variant',
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }),
    index('flash_sales_product').on(table.productId, table.endsAt),
    index('flash_sales_ends_at').on(table.endsAt),
    index('flash_sales_tell_at')
      .on(table.tellAt)
      .where(sql`${table.tellAt} is not null`),
    check('flash_sales_sold_not_negative', sql`${table.sold} >= 0`),
    positive(table.price),
    positive(table.allotted),
    notNegative(table.price),
    notNegative(table.allotted),
    oneOf(table.colour, flashSaleColours),
    oneOf(table.fundedBy),
    inOrder(table.beginsAt, table.endsAt),
  ],
);
