import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { estimatedProducts } from '#features/products/server/product-counts.service.ts';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import { LRUCache } from 'lru-cache';
import { commonWords, wordsBegunBy } from './common-words.store.ts';
import type { Match } from './product-list.store.ts';

/** A word is common from this number of products on: two of a hundred scanned ones even in a shop of a million. */
export const commonFrom = 20_000;
/**
 * In a smaller shop the same share, and more than are fully ranked: with 100,000 products the GIN index took 22 ms to count the matches of one word
 * up to a thousand.
 */
const commonShare = 1 / 50;
const fewestCommon = 2_000;
/** Words become common over days. */
const freshMs = 300_000;
/** A prefix with more words is left to the index. */
const maxLonger = 64;

/** Returns from how many products on a word is common in a shop of the given size. */
const commonOf = (products: number) =>
  products === 0 ? commonFrom : Math.min(commonFrom, Math.max(fewestCommon, Math.ceil(products * commonShare)));

interface CommonWord {
  /** The number of products with the word. */
  readonly products: number;
  /** The catalogue words that begin with it. */
  readonly longer: readonly string[];
}

/** The common words, and the shop's number of products. */
export interface CommonWords {
  readonly words: ReadonlyMap<string, CommonWord>;
  readonly products: number;
}

interface Common {
  readonly readAt: number;
  readonly words: Promise<CommonWords>;
}

const read = new WeakMap<Shop, Common>();

/** Returns the common words, cached. */
export async function knownCommonWords(shop: Shop): Promise<CommonWords> {
  const now = shop.clock.now().getTime();
  let cached = read.get(shop);
  if (cached === undefined || Math.abs(now - cached.readAt) > freshMs) {
    const words = readCommon(shop);
    cached = { readAt: now, words };
    read.set(shop, cached);
    words.catch(() => read.delete(shop));
  }
  return cached.words;
}

async function readCommon(shop: Shop): Promise<CommonWords> {
  const products = await estimatedProducts(shop);
  const rows = await commonWords(shop, { least: commonOf(products), limit: maxLonger + 1 });
  return { words: new Map(rows.map(({ word, ...common }) => [word, common])), products };
}

/** Cache of the prefixes of common words, each with the catalogue words that begin with it. */
const begun = onceFor((_: Shop) => new LRUCache<string, readonly string[]>({ max: 1_000, ttl: freshMs }));

/** Matches a prefix and its weight in a query. */
const beginnings = /'([^']+)':\*(A?)/g;

/**
 * Returns a match whose incomplete last word, if it is a common word or the prefix of one, is replaced by all words that begin with it. The GIN index
 * collects every product of a prefix before it evaluates the other words: two common words that never occur together took 858 ms, and 60 when
 * expanded; `زن:*`, which is rare except for زنانه, with a rare word took 39 ms (with a million products).
 */
export async function spelledOut(shop: Shop, match: Match): Promise<Match> {
  if (!('words' in match || 'query' in match) || match.foundIds !== undefined) return match;
  const query = 'query' in match ? match.query.all : wordQuery(match.words);
  if (!query.includes(':*')) return match;
  const { words: known } = await knownCommonWords(shop);
  if (known.size === 0) return match;
  const words = [...query.matchAll(beginnings)].map(([, word = '']) => word);
  const longerThan = await longerWords(
    shop,
    words.filter((word) => isPlain(word) && [...known.keys()].some((common) => common.startsWith(word))),
  );
  const forIndex = query.replaceAll(beginnings, (whole, word: string, weight: string) => {
    const longer = longerThan.get(word) ?? [];
    // Words consist of letters and digits; anything else would need escaping in a query.
    if (longer.length === 0 || longer.length > maxLonger || !longer.every(isPlain)) return whole;
    return `(${longer.map((one) => `'${one}'${weight === '' ? '' : `:${weight}`}`).join(' | ')})`;
  });
  return { ...match, forIndex };
}

/** Returns the words with the given prefixes, for common words and their prefixes. */
async function longerWords(shop: Shop, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { words: known } = await knownCommonWords(shop);
  const unread = words.filter((word) => !known.has(word) && !begun(shop).has(word));
  if (unread.length > 0)
    for (const { beginning, longer } of await wordsBegunBy(shop, { beginnings: unread, limit: maxLonger + 1 }))
      begun(shop).set(beginning, longer);
  return new Map(words.map((word) => [word, known.get(word)?.longer ?? begun(shop).get(word) ?? []]));
}

const isPlain = (word: string) => /^[\p{L}\p{N}\p{M}]+$/u.test(word);
