import { products } from '#features/products/server/products.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { pinKinds } from '../pinned-results.rules.ts';

/** Searches with pinned or hidden products. */
export const pinnedSearches = pgTable('pinned_searches', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  query: text('query').notNull(),
  /** The search's words in the form used for comparison. */
  searchKey: text('search_key').notNull().unique('pinned_searches_key'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The pinned and hidden products of a search; each product at most once. */
export const pinnedResults = pgTable(
  'pinned_results',
  {
    searchId: id('search_id')
      .notNull()
      .references(() => pinnedSearches.id, { onDelete: 'cascade' }),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: pinKinds }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.productId] }),
    index('pinned_results_product').on(table.productId),
    oneOf(table.kind),
    notNegative(table.position),
  ],
);
