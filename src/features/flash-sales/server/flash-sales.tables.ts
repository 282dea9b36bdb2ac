import { products, variants } from '#features/products/server/products.tables.ts';
import { id, moment, toman } from '#platform/database/columns.ts';
import { inOrder, notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flashSaleColours } from '../flash-sales-admin.contract.ts';

/** A flash sale on a product, with its period and the number of pieces allotted to it. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The variant that it applies to; null for all variants of the product. */
    variantId: id('variant_id'),
    /** The flash sale price; when null, the shop's price rule applies. */
    price: toman('price'),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    allotted: integer('allotted').notNull(),
    /** The sum of the sold order lines; exceeds the allotment when the last order took more than was left. */
    sold: integer('sold').notNull().default(0),
    /**
     * Who funds the discount on a seller's goods; copied to orders placed from then on. The seller for flash sales from before this column existed.
     */
    fundedBy: text('funded_by', { enum: discountFunders }).notNull().default('seller'),
    /** Colour of the bar that displays the sold percentage. */
    colour: text('colour').notNull().default('saffron'),
    position: integer('position').notNull().default(0),
    /** When wishlist notifications are due; null once they are sent, or where none are to be sent. */
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
