import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import { products } from './products.tables.ts';

/** Former slugs of products, which redirect to the current one. */
export const formerSlugs = pgTable(
  'product_former_slugs',
  {
    slug: text('slug').primaryKey(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [index('product_former_slugs_product').on(table.productId)],
);

/**
 * Links between the same product of several sellers: a product has one seller, so each seller has its own product. Each pair is stored once, the
 * smaller id first.
 */
export const productLinks = pgTable(
  'product_links',
  {
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    linkedProductId: id('linked_product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.linkedProductId] }),
    index('product_links_linked').on(table.linkedProductId),
    check('product_links_once', sql`${table.productId} < ${table.linkedProductId}`),
  ],
);
