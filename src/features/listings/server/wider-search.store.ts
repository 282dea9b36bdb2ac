import { bigint, int, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/**
 * Returns which of some words occur in the catalogue (a word of no current product does not) and in how many products, and for each typed word those
 * with the same consonants.
 */
export const vocabularyOf = statement({
  name: 'vocabulary_of',
  params: { words: listOf(text), sounded: listOf(text) },
  row: { word: text, products: int, typed: nullable(text) },
  text: `select word, products, null as typed from search_words where word = any(:words) and products > 0
    union all
    select sounding.word, sounding.products, typed from unnest(:sounded) typed cross join lateral (
      select word, products from search_words where sound = sound_of(typed) and sound <> '' and word <> typed and products > 0
      order by products desc, word limit 40
    ) sounding`,
});

/** Counts the matches of each text-search query, by its 1-based index, up to a limit. */
export const queryMatches = statement({
  name: 'query_matches',
  params: { queries: listOf(text), max: int },
  row: { index: bigint, matches: bigint },
  text: `select query.index, found.matches from unnest(:queries) with ordinality query(words, index) cross join lateral (
      select count(*) as matches from (
        select from visible_products p where p.search_words @@ to_tsquery('simple', query.words) limit :max
      ) m
    ) found`,
});

/** Selects for each word the catalogue words with the most common trigrams. */
export const similarWords = statement({
  name: 'similar_words',
  params: { words: listOf(text) },
  row: { typed: text, word: text },
  text: `select typed, near.word from unnest(:words) typed cross join lateral (
      select word from search_words where word % typed and similarity(word, typed) >= 0.4 and products > 0
      order by similarity(word, typed) desc, products desc, word limit 4
    ) near`,
});

/**
 * Selects for each word the catalogue words of similar length with the same beginning or ending, of a third of its letters, most common first: two
 * typos leave one of a word's thirds intact.
 */
export const wordsAlike = statement({
  name: 'words_alike',
  params: { words: listOf(text), limit: int },
  row: { typed: text, word: text, products: int },
  text: `select typed, alike.word, alike.products from unnest(:words) typed cross join lateral (
      (select word, products from search_words where word like left(typed, length(typed) / 3) || '%'
        and length(word) between length(typed) - 2 and length(typed) + 2 and products > 0 order by products desc, word limit :limit)
      union
      (select word, products from search_words where word like '%' || right(typed, length(typed) / 3)
        and length(word) between length(typed) - 2 and length(typed) + 2 and products > 0 order by products desc, word limit :limit)
    ) alike order by alike.products desc, alike.word`,
});
