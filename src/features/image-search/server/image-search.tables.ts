import { products } from '#features/products/server/products.tables.ts';
import { id } from '#platform/database/columns.ts';
import { bit, pgTable, text } from 'drizzle-orm/pg-core';
import { hashBits } from '../image-hash.rules.ts';

/** What the main image of a product looks like: products alike are found by the bits in which they differ. */
export const imageHashes = pgTable('product_looks', {
  productId: id('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  pictureKey: text('picture_key').notNull(),
  /** See image-hash.rules.ts; null for an image that cannot be read. */
  looks: bit('looks', { dimensions: hashBits }),
});
