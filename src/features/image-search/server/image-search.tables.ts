import { products } from '#features/products/server/products.tables.ts';
import { id } from '#platform/database/columns.ts';
import { bit, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hashBits } from '../image-hash.rules.ts';

/** The features of products' main images: similar products are found by shared numbers and ranked by the number of differing bits. */
export const imageHashes = pgTable(
  'product_looks',
  {
    productId: id('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pictureKey: text('picture_key').notNull(),
    /** See image-hash.rules.ts; null for an image that cannot be read. */
    looks: bit('looks', { dimensions: hashBits }),
    /** See image-words.rules.ts and image-bands.rules.ts; null where the image was processed before they existed. */
    words: integer('words').array(),
  },
  (table) => [
    // Disables the pending list, which each of some four hundred look-ups of a search would scan in full.
    index('product_looks_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
