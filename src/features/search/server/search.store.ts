import { text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** The most frequent words matching a pattern. */
export const wordsLike = statement({
  name: 'words_like',
  params: { pattern: text },
  row: { word: text },
  text: 'select word from search_words where word like :pattern order by products desc, word limit 5',
});
