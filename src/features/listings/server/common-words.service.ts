import type { Shop } from '#platform/shop.ts';
import type { Match, Narrowing } from './product-list.store.ts';
import { countMatches, maxMatches, type Unpriced } from './product-search.store.ts';
import { commonWords, fewestOfCommon, popularMatches, walkedPopular } from './common-words.store.ts';

/** A word that so many products bear stands in two of a hundred of those that are walked even where the shop has a million. */
const commonFrom = 20_000;
/** The words become common over days. */
const freshMs = 300_000;

interface Common {
  readonly readAt: number;
  readonly words: Promise<ReadonlySet<string>>;
}

const read = new WeakMap<Shop, Common>();

/** The words that very many products bear. */
async function common(shop: Shop): Promise<ReadonlySet<string>> {
  const now = shop.clock.now().getTime();
  let cached = read.get(shop);
  if (cached === undefined || Math.abs(now - cached.readAt) > freshMs) {
    const words = commonWords(shop, { least: commonFrom }).then((rows) => new Set(rows.map(({ word }) => word)));
    cached = { readAt: now, words };
    read.set(shop, cached);
    words.catch(() => read.delete(shop));
  }
  return cached.words;
}

/**
 * Whether each word of a match is borne by very many products, so that it may be worth looking among the popular ones first: the index of words
 * reads every product of each of its words before it gives the first.
 */
async function mayBeCommon(shop: Shop, match: Match): Promise<boolean> {
  const typed = 'words' in match ? match.words.map((word) => [word]) : 'query' in match ? match.query.typed : [];
  if (typed.length === 0) return false;
  const known = await common(shop);
  if (known.size === 0) return false;
  return typed.every((alternatives, index) =>
    alternatives.some(
      (word) => known.has(word) || (index === typed.length - 1 && [...known].some((one) => one.startsWith(word))),
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
