import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { int, listOf, bigint, text } from '#platform/database/sql-types.ts';
import type { Bind } from '#platform/database/statement.ts';
import type { Match, WordsQuery } from '../product-list.store.ts';

/** What fits better comes so far before the rest, whatever the key of a product is. */
export const apart = 1_000_000_000_000;

/**
 * What fits better, in parts that are added up: a typed word that a product bears before all else, then how its name begins, since accessories are often
 * of the item's own category, then that category, then a name with all of the words, then that it is in stock, and at last a name in which the words stand
 * in a row: of two shirts "for sport and for women" the one that is called a women's sports shirt.
 */
const weights = { word: 32, noun: 12, category: 8, named: 4, inStock: 2, inRow: 1 } as const;

type ByWords = Extract<Match, { words: unknown } | { query: unknown }>;
const isByWords = (match: Match): match is ByWords => !('productIds' in match || 'tag' in match);

/** Marks that a name may have within its beginning, which are no letters of a search: «دوچرخهٔ شهری» begins with دوچرخه. */
const maxMarks = 2;

/** The first letters of a product's name as they are compared in a search, without vowel signs and the hamza of «هٔ»; of four thousand names the whole took 13 ms more. */
const foldedName = (letters: string) =>
  String.raw`translate(lower(left(p.name, ${letters} + ${maxMarks})), U&'\0622\0623\0625\0624\064A\0649\0643\06C0\0629\200C\0654\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640', U&'\0627\0627\0627\0648\06CC\06CC\06A9\0647\0647 ')`;

/** How well a product p fits what is searched for by words, in parts that are added up. */
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

/** The same of a list that nobody sorted, in which what can be bought and what is called just so stands first. */
export function relevanceOf(match: Match, headCategoryIds: readonly number[], bind: Bind): string[] {
  const fit = [...fitOf(match, headCategoryIds, bind), `${weights.inStock} * p.in_stock::int`];
  const row = isByWords(match) ? rowOfWords(match) : null;
  if (row !== null) fit.push(`${weights.inRow} * (p.search_words @@ to_tsquery('simple', ${bind(text, row)}))::int`);
  return fit;
}

/** Whether a product that was found by its relevance is the item itself, by the beginning of its name or by its category, as {@link fitOf} adds it up. */
export const isOfItem = (sortKey: number): boolean => Math.floor(sortKey / apart) % weights.word >= weights.category;

/** How the name of the item itself begins, in Persian with its noun: «ساعت هوشمند» is a watch, «بند ساعت هوشمند» a strap for one. */
function beginningsOf(match: ByWords): readonly string[] {
  // Words are letters and digits, so that none of their signs means anything to a pattern.
  const heads = 'query' in match ? match.query.heads : match.words.slice(0, 1);
  return heads.map((head) => `${head} %`);
}

/** For each of the typed words whether a product bears it: who bears most of them comes first. */
function wordsBorne({ typed }: WordsQuery, bind: Bind): string[] {
  return typed.map((alternatives, index) => {
    // The last one may be half typed.
    const query = alternatives.map((word) => `'${word}'${index === typed.length - 1 ? ':*' : ''}`).join(' | ');
    return `p.search_words @@ to_tsquery('simple', ${bind(text, query)})`;
  });
}

/** A query with more alternatives is not looked for in a row: each is a list of positions. */
const longestInRow = 1_000;

/** The query for names that have the words in a row, as they may also be written, or the typed ones the other way round; null for one word. */
function rowOfWords(match: ByWords): string | null {
  const typed = 'query' in match ? match.query.typed : match.words.map((word) => [word]);
  if (typed.length < 2) return null;
  const named = 'query' in match ? match.query.named : wordQuery(match.words, 'A');
  const turned = typed.toReversed().map((some) => `(${some.map((word) => `'${word}':A`).join(' | ')})`);
  const ways = [turned, ...(named.length > longestInRow ? [turned.toReversed()] : [])].map((way) => way.join(' <-> '));
  // Words are letters and digits, so that no sign of the query stands in one.
  if (named.length <= longestInRow) ways.push(named.replaceAll(' & ', ' <-> '));
  return ways.map((way) => `(${way})`).join(' | ');
}
