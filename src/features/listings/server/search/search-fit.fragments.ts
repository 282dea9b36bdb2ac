import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { int, listOf, bigint, text } from '#platform/database/sql-types.ts';
import type { Bind } from '#platform/database/statement.ts';
import type { Match, WordsQuery } from '../product-list.store.ts';

/** The weight of one unit of fit, larger than any product's sort key. */
export const apart = 1_000_000_000_000;

/**
 * The weights of a match's fit, which are added up: each entered word in the product, then the beginning of its name, since accessories are often in
 * the item's category, then that category, then all words in the name, then in stock, and finally the words in sequence in the name: of two shirts
 * "for sport and for women", the one called a women's sports shirt.
 */
const weights = { word: 32, noun: 12, category: 8, named: 4, inStock: 2, inRow: 1 } as const;

type ByWords = Extract<Match, { words: unknown } | { query: unknown }>;
const isByWords = (match: Match): match is ByWords => !('productIds' in match || 'tag' in match);

/** The maximum number of combining marks in the beginning of a name, which a search ignores: «دوچرخهٔ شهری» begins with دوچرخه. */
const maxMarks = 2;

/**
 * The first letters of a product's name, folded as in a search, without vowel signs and the hamza of «هٔ»; folding whole names took 13 ms more for
 * four thousand.
 */
const foldedName = (letters: string) =>
  String.raw`translate(lower(left(p.name, ${letters} + ${maxMarks})), U&'\0622\0623\0625\0624\064A\0649\0643\06C0\0629\200C\0654\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640', U&'\0627\0627\0627\0648\06CC\06CC\06A9\0647\0647 ')`;

/** Returns the fit of a product p to a search by words, as terms to add up. */
export function fitOf(match: Match, headCategoryIds: readonly number[], bind: Bind): string[] {
  if (!isByWords(match)) return [];
  const named = bind(text, 'query' in match ? match.query.named : wordQuery(match.words, 'A'));
  const beginnings = beginningsOf(match);
  return [
    ...('query' in match ? wordsBorne(match.query, bind).map((borne) => `${weights.word} * (${borne})::int`) : []),
    ...(headCategoryIds.length === 0
      ? []
      : [`${weights.category} * (p.category_id = any(${bind(listOf(bigint), headCategoryIds)}))::int`]),
    `${weights.named} * (p.search_words @@ to_tsquery('simple', ${named}))::int`,
    `${weights.noun} * (${foldedName(bind(int, Math.max(0, ...beginnings.map(({ length }) => length))))} || ' ' like any(${bind(listOf(text), beginnings)}))::int`,
  ];
}

/** Returns the same for an unsorted list, which ranks products in stock and exact sequences first. */
export function relevanceOf(match: Match, headCategoryIds: readonly number[], bind: Bind): string[] {
  const fit = [...fitOf(match, headCategoryIds, bind), `${weights.inStock} * p.in_stock::int`];
  const row = isByWords(match) ? rowOfWords(match) : null;
  if (row !== null) fit.push(`${weights.inRow} * (p.search_words @@ to_tsquery('simple', ${bind(text, row)}))::int`);
  return fit;
}

/** Whether a product found by relevance is the item itself, by the beginning of its name or by its category, as summed by {@link fitOf}. */
export const isOfItem = (sortKey: number): boolean => Math.floor(sortKey / apart) % weights.word >= weights.category;

/**
 * Returns LIKE patterns for the beginning of the item's name, which in Persian is its noun: «ساعت هوشمند» is a watch, «بند ساعت هوشمند» a watch
 * strap.
 */
function beginningsOf(match: ByWords): readonly string[] {
  // Words consist of letters and digits, so that they need no escaping in a pattern.
  const heads = 'query' in match ? match.query.heads : match.words.slice(0, 1);
  return heads.map((head) => `${head} %`);
}

/** Returns for each entered word whether a product has it: products with most of them come first. */
function wordsBorne({ typed }: WordsQuery, bind: Bind): string[] {
  return typed.map((alternatives, index) => {
    // The last word may be incomplete.
    const query = alternatives.map((word) => `'${word}'${index === typed.length - 1 ? ':*' : ''}`).join(' | ');
    return `p.search_words @@ to_tsquery('simple', ${bind(text, query)})`;
  });
}

/** A query with more alternatives is not matched as a sequence, since each has a list of positions. */
const longestInRow = 1_000;

/** Returns the query for names with the words in sequence, in any of their spellings, or the entered ones in reverse order; null for one word. */
function rowOfWords(match: ByWords): string | null {
  const typed = 'query' in match ? match.query.typed : match.words.map((word) => [word]);
  if (typed.length < 2) return null;
  const named = 'query' in match ? match.query.named : wordQuery(match.words, 'A');
  const turned = typed.toReversed().map((some) => `(${some.map((word) => `'${word}':A`).join(' | ')})`);
  const ways = [turned, ...(named.length > longestInRow ? [turned.toReversed()] : [])].map((way) => way.join(' <-> '));
  // Words consist of letters and digits, so that they contain no query operators.
  if (named.length <= longestInRow) ways.push(named.replaceAll(' & ', ' <-> '));
  return ways.map((way) => `(${way})`).join(' | ');
}
