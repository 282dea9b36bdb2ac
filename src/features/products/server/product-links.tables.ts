import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import { products } from './products.tables.ts';

/** Addresses that a product had before: they go on leading to it. */
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

/** The same goods of several sellers: a product has one, so each sells a product of their own. Each pair stands here once, the smaller number first. */
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
