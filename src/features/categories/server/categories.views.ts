import { boolean, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';

/** The category tree, including hidden categories. */
export const categoryNames = pgView('category_names', {
  id: id('id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  translations: jsonb('translations').$type<Readonly<Record<string, Readonly<Record<string, string>>>>>().notNull(),
  parentId: id('parent_id'),
  pictureKey: text('picture_key'),
  position: integer('position').notNull(),
  hidden: boolean('hidden').notNull(),
}).existing();

/** The categories under which a product is found: its own and all above it. */
export const productsInCategories = pgView('products_in_categories', {
  categoryId: id('category_id').notNull(),
  productId: id('product_id').notNull(),
}).existing();
