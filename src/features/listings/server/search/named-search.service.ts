import { isNameOfGoods } from '#features/synonyms/built-in-synonyms.rules.ts';
import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import type { Shop } from '#platform/shop.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';
import { searchWords } from '../../listings.rules.ts';
import { choicesOf } from '../../named-search.rules.ts';
import { asWritten, isForWhom } from '../../wider-query.rules.ts';
import { countedMatches } from '../common-words.service.ts';
import type { Match, WordsQuery } from '../product-list.store.ts';
import { maxMatches } from '../product-search.store.ts';
import { readText, type TextReading } from '../search-reading.service.ts';
import { queryMatches } from '../wider-search.store.ts';

/** Returns the match of products with the given words in their names. */
export const namedMatch = (words: readonly string[], leftOut: readonly string[] = []): { query: WordsQuery } => {
  const named = wordQuery(words, 'A');
  const each = words.map((word) => [word]);
  return { query: { all: named, named, typed: each, standsFor: each, heads: words.slice(0, 1), leftOut } };
};

/**
 * Interprets a search that names goods but matches no product by name: searches with as many of its words as products of that name have, so that
 * «کاپشن مردانه سایز xl» does not find a sweatshirt with the word کاپشن in its description. Returns null where a product with all words has the name,
 * or none has.
 */
export async function readByNoun(shop: Shop, text: string): Promise<TextReading | null> {
  const words = neededWords(searchWords(text));
  const [noun] = words;
  if (noun === undefined || words.length < 2 || words.length > maxWordsByNoun || !isNameOfGoods(noun)) return null;
  const { query } = namedMatch(words);
  const called = { query: { ...query, all: `${wordQuery([noun, noun], 'A')} & ${wordQuery(words)}` } };
  if ((await countedMatches(shop, called)) > 0) return null;
  for (const choice of choicesOf(words)) {
    // Words for the wearer are never left out: a dress for women is not one for men, whatever a men's shirt is also called.
    const fitting = choice.filter((some) => words.every((word) => some.includes(word) || !isForWhom(word)));
    if (fitting.length === 0) continue;
    const counts = await queryMatches(shop, { queries: fitting.map((some) => wordQuery(some, 'A')), max: maxMatches });
    const [least] = counts.filter(({ matches }) => matches > 0).sort((a, b) => a.matches - b.matches);
    const found = least === undefined ? undefined : fitting[least.index - 1];
    if (found === undefined) continue;
    const leftOut = asWritten(
      text,
      words.filter((word) => !found.includes(word)),
    );
    const match: Match = namedMatch(found, leftOut);
    return { match, corrected: null, asTyped: false, relaxed: true, widened: false, leftOut };
  }
  return null;
}

/** With more words there are too many combinations to leave out. */
const maxWordsByNoun = 6;

/** Interprets a text as its list does, for that list's facets. */
export async function readForList(shop: Shop, text: string): Promise<TextReading> {
  const reading = await readText(shop, text);
  return reading.asTyped ? ((await readByNoun(shop, text)) ?? reading) : reading;
}
