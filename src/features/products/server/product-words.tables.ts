import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { notNegative } from '#platform/database/constraints.ts';

/** Every word of the catalogue's search texts, used to correct typing errors to the nearest word. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    /** The approximate number of products with the word: of two equally near words, the more frequent wins. */
    products: integer('products').notNull().default(1),
  },
  (table) => [
    notNegative(table.products),
    index('search_vocabulary_word').using('gin', sql`word gin_trgm_ops`),
    // `sound_of` reduces a word to its consonants, with one letter for those that sound alike in either alphabet (migration 0205).
    index('search_vocabulary_sound').on(sql`sound_of(word)`),
  ],
);
