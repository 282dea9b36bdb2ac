import { listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Which of some words occur in the catalogue. */
export const knownWords = statement({
  name: 'known_words',
  params: { words: listOf(text) },
  row: { word: text },
  text: 'select word from search_words where word = any(:words)',
});

/**
 * The word that was most likely meant: of those one typing fault away the commonest, else the one with most of its
 * trigrams in common.
 */
export const nearestWord = statement({
  name: 'nearest_word',
  params: { word: text, oneErrorAway: listOf(text) },
  row: { word: text },
  text: `(select word from search_words where word = any(:oneErrorAway) order by products desc, word limit 1)
    union all
    (select word from search_words
      where length(:word) >= 5 and word % :word and similarity(word, :word) >= 0.45
      order by similarity(word, :word) desc, products desc, word limit 1)
    limit 1`,
});

/** The commonest words that begin so. */
export const wordsLike = statement({
  name: 'words_like',
  params: { pattern: text },
  row: { word: text },
  text: 'select word from search_words where word like :pattern order by products desc, word limit 5',
});
