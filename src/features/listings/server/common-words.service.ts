import type { Shop } from '#platform/shop.ts';
import type { Match, Narrowing } from './product-list.store.ts';
import { countMatches, maxMatches, type Unpriced } from './product-search.store.ts';
import { fewestOfCommon, popularMatches, walkedPopular } from './common-words.store.ts';
import { knownCommonWords } from './spelled-out.service.ts';

/**
 * Whether each word of a match is borne by very many products, so that it may be worth looking among the popular ones first: the index of words
 * reads every product of each of its words before it gives the first.
 */
async function mayBeCommon(shop: Shop, match: Match): Promise<boolean> {
  const typed = 'words' in match ? match.words.map((word) => [word]) : 'query' in match ? match.query.typed : [];
  if (typed.length === 0) return false;
  const known = await knownCommonWords(shop);
  if (known.size === 0) return false;
  return typed.every((alternatives, index) =>
    alternatives.some(
      (word) =>
        known.has(word) || (index === typed.length - 1 && [...known.keys()].some((one) => one.startsWith(word))),
    ),
  );
}

/** The products that match of the most popular ones, as far as they say that very many match; null where the index of words is the better way. */
export async function commonMatches(
  shop: Shop,
  { match, ...narrowing }: Narrowing & { readonly match: Match },
  limit: number,
): Promise<readonly number[] | null> {
  if (!(await mayBeCommon(shop, match))) return null;
  const found = await popularMatches(shop, { match, narrowing, limit: Math.min(limit, walkedPopular) });
  return found.length < Math.min(limit, fewestOfCommon) ? null : found.map(({ id }) => id);
}

/** Whether very many products match. */
export const isCommon = async (shop: Shop, narrowing: Narrowing & { readonly match: Match }): Promise<boolean> =>
  (await commonMatches(shop, narrowing, fewestOfCommon)) !== null;

/** How many products match, of those that a list is narrowed to besides prices, counted up to a bound. */
export const countedMatches = async (shop: Shop, match: Match, narrowing: Unpriced = {}): Promise<number> =>
  (await isCommon(shop, { ...narrowing, match })) ? maxMatches : countMatches(shop, match, narrowing);
