import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/** Maximum number of searches with arranged results; all of them are held in memory. */
export const maxPinnedSearches = 500;
/** Maximum length of the search text, in characters. */
export const longestSearch = 100;
/** Maximum number of products pinned to the top of one search. */
export const maxPinned = 10;
/** Maximum number of products hidden from one search. */
export const maxHidden = 50;

export const pinKinds = ['pinned', 'hidden'] as const;
export type PinKind = (typeof pinKinds)[number];

/** Returns the key by which searches are compared: the folded words without those that do not narrow the results. */
export const searchKey = (text: string): string => neededWords(words(text)).join(' ');

/** The arrangement of one search: products listed first, in this order, and products to hide. */
export interface Pins {
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
}

export const noPins: Pins = { pinned: [], hidden: [] };

/** A product of an arranged search, as stored. */
export interface PinRow {
  readonly searchKey: string;
  readonly productId: number;
  readonly kind: PinKind;
}

/** Groups the rows into arrangements by search key; the rows of one search come in their order. */
export function pinsBySearch(rows: readonly PinRow[]): ReadonlyMap<string, Pins> {
  const bySearch = new Map<string, { pinned: number[]; hidden: number[] }>();
  for (const { searchKey: key, productId, kind } of rows) {
    const pins = bySearch.get(key) ?? { pinned: [], hidden: [] };
    pins[kind].push(productId);
    bySearch.set(key, pins);
  }
  return bySearch;
}

/** Returns why a search cannot be stored; null when it can. */
export function pinsError(query: string, { pinned, hidden }: Pins): 'no-words' | 'no-products' | 'twice' | null {
  if (searchKey(query) === '') return 'no-words';
  const all = [...pinned, ...hidden];
  if (all.length === 0) return 'no-products';
  return new Set(all).size < all.length ? 'twice' : null;
}
