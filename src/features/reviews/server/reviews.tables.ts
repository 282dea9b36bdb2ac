import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '#features/catalogue/server/catalogue.tables.ts';
import { customers } from '#features/identity/server/identity.tables.ts';
import { id, moment } from '#platform/columns.ts';

/** A customer's opinion of a product, one for each customer and product; shown once it was approved. */
export const reviews = pgTable(
  'reviews',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    customerId: id('customer_id').notNull().references(() => customers.id),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    bought: boolean('bought').notNull().default(false),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] }).notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_customer_product').on(table.customerId, table.productId),
    index('reviews_product').on(table.productId, table.id.desc()).where(sql`${table.state} = 'approved'`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);
