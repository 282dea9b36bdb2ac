import { integer, pgView, text } from 'drizzle-orm/pg-core';
import { sqlFunction } from '#platform/database/sql-function.ts';

/** Words that products are found by, with how many bear each: the nearest one mends a typing error. */
export const searchWords = pgView('search_words', {
  word: text('word').notNull(),
  products: integer('products').notNull(),
  /** Its consonants, one letter for those that sound alike in either alphabet. */
  sound: text('sound').notNull(),
}).existing();

/** The consonants of a folded word, one letter for those that sound alike in either alphabet: `sound_of(word)`. */
export const soundOf = sqlFunction('sound_of');
