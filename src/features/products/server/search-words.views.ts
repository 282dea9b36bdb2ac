import { integer, pgView, text } from 'drizzle-orm/pg-core';

/** Words that products are found by, with how many bear each: the nearest one mends a typing error. */
export const searchWords = pgView('search_words', {
  word: text('word').notNull(),
  products: integer('products').notNull(),
}).existing();
