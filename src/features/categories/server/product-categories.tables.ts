import { products } from '#features/products/server/products.tables.ts';
import { id } from '#platform/database/columns.ts';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { categories } from './categories.tables.ts';

/** The categories a product is found under: its own and all above it. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: id('category_id')
      .notNull()
      .references(() => categories.id),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_categories_product').on(table.productId),
  ],
);
