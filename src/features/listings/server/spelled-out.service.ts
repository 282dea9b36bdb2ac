import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { estimatedProducts } from '#features/products/server/product-counts.service.ts';
import type { Shop } from '#platform/shop.ts';
import { onceFor } from '#shared/once-for.ts';
import { LRUCache } from 'lru-cache';
import { commonWords, wordsBegunBy } from './common-words.store.ts';
import type { Match } from './product-list.store.ts';

/** A word that so many products bear stands in two of a hundred of those that are walked even where the shop has a million. */
export const commonFrom = 20_000;
/** Of a smaller shop as many of a hundred, and more than are ranked all: of 100,000 products the index of words took 22 ms to count those of one word up to a thousand. */
const commonShare = 1 / 50;
const fewestCommon = 2_000;
/** The words become common over days. */
const freshMs = 300_000;
/** More words that begin alike are left to the index to collect. */
const maxLonger = 64;

/** So many of some products bear a word that is common. */
const commonOf = (products: number) =>
  products === 0 ? commonFrom : Math.min(commonFrom, Math.max(fewestCommon, Math.ceil(products * commonShare)));

interface CommonWord {
  /** How many products bear it. */
  readonly products: number;
  /** The words of the catalogue that begin with it. */
  readonly longer: readonly string[];
}

/** The words that very many products bear, and how many the shop has. */
export interface CommonWords {
  readonly words: ReadonlyMap<string, CommonWord>;
  readonly products: number;
}

interface Common {
  readonly readAt: number;
  readonly words: Promise<CommonWords>;
}

const read = new WeakMap<Shop, Common>();

/** The words that very many products bear. */
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

/** What begins as common words do, each with the words of the catalogue that begin so. */
const begun = onceFor((_: Shop) => new LRUCache<string, readonly string[]>({ max: 1_000, ttl: freshMs }));

/** A beginning and its weight as they stand in a query. */
const beginnings = /'([^']+)':\*(A?)/g;

/**
 * A match whose half-typed word is a common one, or begins as one does, with all words that begin so in its place. The index of words collects every
 * product of a beginning before it looks at the other words: two common words that no product bears together took it 858 ms, spelled out 60, and `زن:*`,
 * which is rare but for زنانه, beside a rare word 39 ms (of a million products).
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
    // Words are letters and digits; what is not cannot stand in a query as it is.
    if (longer.length === 0 || longer.length > maxLonger || !longer.every(isPlain)) return whole;
    return `(${longer.map((one) => `'${one}'${weight === '' ? '' : `:${weight}`}`).join(' | ')})`;
  });
  return { ...match, forIndex };
}

/** The words that begin so, for common words and for their beginnings. */
async function longerWords(shop: Shop, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { words: known } = await knownCommonWords(shop);
  const unread = words.filter((word) => !known.has(word) && !begun(shop).has(word));
  if (unread.length > 0)
    for (const { beginning, longer } of await wordsBegunBy(shop, { beginnings: unread, limit: maxLonger + 1 }))
      begun(shop).set(beginning, longer);
  return new Map(words.map((word) => [word, known.get(word)?.longer ?? begun(shop).get(word) ?? []]));
}

const isPlain = (word: string) => /^[\p{L}\p{N}\p{M}]+$/u.test(word);
