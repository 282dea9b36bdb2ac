import { products } from '#features/products/server/products.tables.ts';
import { id } from '#platform/database/columns.ts';
import { bit, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hashBits } from '../image-hash.rules.ts';

/** What the main image of a product looks like: products alike are found by the numbers that they have in common, and ordered by the bits in which they differ. */
export const imageHashes = pgTable(
  'product_looks',
  {
    productId: id('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pictureKey: text('picture_key').notNull(),
    /** See image-hash.rules.ts; null for an image that cannot be read. */
    looks: bit('looks', { dimensions: hashBits }),
    /** See image-words.rules.ts and image-bands.rules.ts; null where the image was looked at before there were any. */
    words: integer('words').array(),
  },
  (table) => [
    // Without a list of what is pending, which each of some four hundred look-ups of a search would read from its beginning to its end.
    index('product_looks_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
