import { LRUCache } from 'lru-cache';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import type { Match, Narrowing } from './product-list.store.ts';
import { countMatches, idsToCount, maxMatches, type Unpriced } from './product-search.store.ts';
import { fewestOf, fewestOfCommon, maxPopular, popularMatches, walkedPopular } from './common-words.store.ts';
import { commonFrom, knownCommonWords } from './spelled-out.service.ts';

/**
 * Whether each word of a match is borne by very many products, so that it may be worth looking among the popular ones first: the index of words
 * reads every product of each of its words before it gives the first. What words stand for besides is looked for there unless as many products bear
 * it as of a million: down the popular ones each of them is compared with all of it.
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

/** The products that match of the most popular ones, as far as they say that very many match; null where the index of words is the better way. */
export async function commonMatches(
  shop: Shop,
  { match, ...narrowing }: Narrowing & { readonly match: Match },
  limit: number,
): Promise<readonly number[] | null> {
  // Choices are counted in what is found so: all of it, where the index of words gives it soon.
  if (!(await mayBeCommon(shop, match, commonFrom))) return null;
  const found = await popularMatches(shop, { match, narrowing, limit: Math.min(limit, walkedPopular) });
  return found.length < Math.min(limit, fewestOfCommon) ? null : found.map(({ id }) => id);
}

/** Whether very many products match what the vocabulary says may be common. */
export const isCommon = async (shop: Shop, narrowing: Narrowing & { readonly match: Match }): Promise<boolean> =>
  (await mayBeCommon(shop, narrowing.match)) && isOftenPopular(shop, narrowing, await fewestFor(shop, narrowing.match));

/** What is often among the popular products is so for a while: one search alone needs to know it up to three times. */
const freshMs = 60_000;
const maxStored = 1_000;
const storedFor = <Value extends object>() =>
  onceFor((_: Shop) => new LRUCache<string, Value>({ max: maxStored, ttl: freshMs }));
const counts = storedFor<{ readonly matches: number }>();
const populars = storedFor<readonly number[]>();

type MatchedNarrowing = Narrowing & { readonly match: Match };

/** Whether so many of the most popular products match that very many of the shop do, or as many as are wanted. */
export const isOftenPopular = async (
  shop: Shop,
  narrowing: MatchedNarrowing,
  fewest = fewestOf(0, 'query' in narrowing.match),
): Promise<boolean> => (await popularIds(shop, narrowing)).length >= fewest;

/**
 * Those of the most popular products that match, besides prices, as many as are ranked or say that very many do. Walking down the popular products of a
 * million took 17 to 30 ms where few match, so it is done once for all that needs it.
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

/** Whether more than {@link maxMatches} products were found a moment ago, so that they need not be collected to be counted. */
export const isKnownMany = (shop: Shop, narrowing: MatchedNarrowing): boolean => counts(shop).has(manyKey(narrowing));

/** Notes that more than {@link maxMatches} products match. */
export const noteMany = (shop: Shop, narrowing: MatchedNarrowing): void =>
  void counts(shop).set(manyKey(narrowing), { matches: maxMatches + 1 });

const manyKey = (narrowing: MatchedNarrowing) => JSON.stringify(['many', narrowing]);

/** Words by what else they are called match more, and more unevenly, of which each takes the index of words as long again. */
const fewestFor = async (shop: Shop, match: Match) =>
  fewestOf((await knownCommonWords(shop)).products, 'query' in match);

/**
 * How many products match, of those that a list is narrowed to besides prices, counted up to a bound. Of common words that few products bear together
 * the index of words reads every product of each, so what it counts is stored for a while.
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

/** A match, and how many products answer to it, counted up to a bound. Those that were counted are not looked for again. */
export interface CountedMatch {
  readonly count: number;
  readonly match: Match;
}

/** The same as {@link countedMatches} of all products, for a match that is then searched for. */
export async function countedMatch(shop: Shop, match: Match): Promise<CountedMatch> {
  if ('productIds' in match || 'tag' in match || (await mayBeCommon(shop, match)))
    return { count: await countedMatches(shop, match), match };
  const foundIds = await idsToCount(shop, match);
  return { count: foundIds.length, match: foundIds.length < maxMatches ? { ...match, foundIds } : match };
}

/** Whether words that are all common, by whatever they may stand for, stand together in none of the most popular products. */
export const isNeverPopular = async (shop: Shop, match: Match): Promise<boolean> =>
  (await mayBeCommon(shop, match)) && (await popularIds(shop, { match })).length === 0;
