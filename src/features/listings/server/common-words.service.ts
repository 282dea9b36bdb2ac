import { LRUCache } from 'lru-cache';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import type { Match, Narrowing } from './product-list.store.ts';
import { countMatches, idsToCount, maxMatches, type Unpriced } from './product-search.store.ts';
import { fewestOf, fewestOfCommon, maxPopular, popularMatches, walkedPopular } from './common-words.store.ts';
import { commonFrom, knownCommonWords } from './spelled-out.service.ts';

/**
 * Whether each word of a match occurs in very many products, so that searching the popular ones first may pay off: the GIN index reads every product
 * of each word before it returns the first row. A match with alternatives needs as many products as are common among a million, because each popular
 * product is compared with all alternatives.
 */
async function mayBeCommon(shop: Shop, match: Match, least = 'query' in match ? commonFrom : 0): Promise<boolean> {
  const typed = 'words' in match ? match.words.map((word) => [word]) : 'query' in match ? match.query.standsFor : [];
  if (typed.length === 0) return false;
  const known = [...(await knownCommonWords(shop)).words].filter(([, { products }]) => products >= least);
  return typed.every((alternatives, index) =>
    alternatives.some((word) =>
      known.some(([one]) => one === word || (index === typed.length - 1 && one.startsWith(word))),
    ),
  );
}

/** Returns the matches among the most popular products if they indicate very many matches; null where the GIN index is the better way. */
export async function commonMatches(
  shop: Shop,
  { match, ...narrowing }: Narrowing & { readonly match: Match },
  limit: number,
): Promise<readonly number[] | null> {
  // Facets are counted in this result: all matches, where the GIN index returns them quickly.
  if (!(await mayBeCommon(shop, match, commonFrom))) return null;
  const found = await popularMatches(shop, { match, narrowing, limit: Math.min(limit, walkedPopular) });
  return found.length < Math.min(limit, fewestOfCommon) ? null : found.map(({ id }) => id);
}

/** Whether very many products match; checked only for words that the vocabulary lists as common. */
export const isCommon = async (shop: Shop, narrowing: Narrowing & { readonly match: Match }): Promise<boolean> =>
  (await mayBeCommon(shop, narrowing.match)) && isOftenPopular(shop, narrowing, await fewestFor(shop, narrowing.match));

/** Whether a match is common among popular products is cached: one search needs it up to three times. */
const freshMs = 60_000;
const maxStored = 1_000;
const storedFor = <Value extends object>() =>
  onceFor((_: Shop) => new LRUCache<string, Value>({ max: maxStored, ttl: freshMs }));
const counts = storedFor<{ readonly matches: number }>();
const populars = storedFor<readonly number[]>();

type MatchedNarrowing = Narrowing & { readonly match: Match };

/** Whether enough of the most popular products match to indicate very many matches in the shop, or to satisfy the requested number. */
export const isOftenPopular = async (
  shop: Shop,
  narrowing: MatchedNarrowing,
  fewest = fewestOf(0, 'query' in narrowing.match),
): Promise<boolean> => (await popularIds(shop, narrowing)).length >= fewest;

/**
 * Returns the matches among the most popular products, ignoring prices, up to the number that is ranked or indicates very many. Scanning the popular
 * products of a million took 17 to 30 ms where few match, so the result is shared.
 */
export async function popularIds(
  shop: Shop,
  { match, priceMin: _, priceMax: __, ...narrowing }: MatchedNarrowing,
): Promise<readonly number[]> {
  const key = JSON.stringify([match, narrowing]);
  const known = populars(shop).get(key);
  if (known !== undefined) return known;
  const limit = Math.max(maxPopular, await fewestFor(shop, match));
  const ids = (await popularMatches(shop, { match, narrowing, limit })).map(({ id }) => id);
  populars(shop).set(key, ids);
  return ids;
}

/** Whether more than {@link maxMatches} matches were recently found, so that they need not be counted again. */
export const isKnownMany = (shop: Shop, narrowing: MatchedNarrowing): boolean => counts(shop).has(manyKey(narrowing));

/** Records that more than {@link maxMatches} products match. */
export const noteMany = (shop: Shop, narrowing: MatchedNarrowing): void =>
  void counts(shop).set(manyKey(narrowing), { matches: maxMatches + 1 });

const manyKey = (narrowing: MatchedNarrowing) => JSON.stringify(['many', narrowing]);

/** A match with alternatives has more, and more unevenly distributed, results, and the GIN index takes as long again for each alternative. */
const fewestFor = async (shop: Shop, match: Match) =>
  fewestOf((await knownCommonWords(shop)).products, 'query' in match);

/**
 * Counts the matches in a list, ignoring prices, up to a limit. For common words that rarely occur together the GIN index reads every product of
 * each, so the count is cached.
 */
export async function countedMatches(shop: Shop, match: Match, narrowing: Unpriced = {}): Promise<number> {
  if (!(await mayBeCommon(shop, match))) return countMatches(shop, match, narrowing);
  if (await isOftenPopular(shop, { ...narrowing, match }, await fewestFor(shop, match))) return maxMatches;
  const key = JSON.stringify(['all', match, narrowing]);
  const known = counts(shop).get(key);
  if (known !== undefined) return known.matches;
  const matches = await countMatches(shop, match, narrowing);
  counts(shop).set(key, { matches });
  return matches;
}

/** A match and the number of its products, counted up to a limit. The counted products are not searched again. */
export interface CountedMatch {
  readonly count: number;
  readonly match: Match;
}

/** The same as {@link countedMatches} over all products, for a match that is searched afterwards. */
export async function countedMatch(shop: Shop, match: Match): Promise<CountedMatch> {
  if ('productIds' in match || 'tag' in match || (await mayBeCommon(shop, match)))
    return { count: await countedMatches(shop, match), match };
  const foundIds = await idsToCount(shop, match);
  return { count: foundIds.length, match: foundIds.length < maxMatches ? { ...match, foundIds } : match };
}

/** Whether words that are all common, including their alternatives, occur together in none of the most popular products. */
export const isNeverPopular = async (shop: Shop, match: Match): Promise<boolean> =>
  (await mayBeCommon(shop, match)) && (await popularIds(shop, { match })).length === 0;
