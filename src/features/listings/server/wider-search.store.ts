import { int, listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Which of some words occur in the catalogue, and in how many products. */
export const vocabularyOf = statement({
  name: 'vocabulary_of',
  params: { words: listOf(text) },
  row: { word: text, products: int },
  text: 'select word, products from search_words where word = any(:words)',
});

/** For each of some words those of the catalogue with most trigrams in common. */
export const similarWords = statement({
  name: 'similar_words',
  params: { words: listOf(text) },
  row: { typed: text, word: text },
  text: `select typed, near.word from unnest(:words) typed cross join lateral (
      select word from search_words where word % typed and similarity(word, typed) >= 0.4
      order by similarity(word, typed) desc, products desc, word limit 4
    ) near`,
});
