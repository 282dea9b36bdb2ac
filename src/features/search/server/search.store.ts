import { untypedStatement } from '#platform/database/database.ts';

/** Which of some words occur in the catalogue: `[words]`. */
export const knownWords = untypedStatement<{ word: string }>({
  name: 'known_words',
  text: 'select word from search_words where word = any($1::text[])',
});

/**
 * The word that was most likely meant: of those one typing fault away the commonest, else the one with most of its
 * trigrams in common: `[word, oneFaultAway]`.
 */
export const nearestWord = untypedStatement<{ word: string }>({
  name: 'nearest_word',
  text: `(select word from search_words where word = any($2::text[]) order by products desc, word limit 1)
    union all
    (select word from search_words
      where length($1) >= 5 and word % $1 and similarity(word, $1) >= 0.45
      order by similarity(word, $1) desc, products desc, word limit 1)
    limit 1`,
});

/** The commonest words that begin so: `[pattern]`. */
export const wordsLike = untypedStatement<{ word: string }>({
  name: 'words_like',
  text: 'select word from search_words where word like $1 order by products desc, word limit 5',
});
