import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/** Searches for which the owner may say what stands first and what is left out; all of them are held in memory. */
export const maxPinnedSearches = 500;
/** Letters of the search. */
export const longestSearch = 100;
/** Products that stand first for one search. */
export const maxPinned = 10;
/** Products that one search leaves out. */
export const maxHidden = 50;

export const pinKinds = ['pinned', 'hidden'] as const;
export type PinKind = (typeof pinKinds)[number];

/** What a search is compared by: its folded words without those that narrow nothing. */
export const searchKey = (text: string): string => neededWords(words(text)).join(' ');

/** What the owner says of one search: products that stand first, in this order, and products that it leaves out. */
export interface Pins {
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
}

export const noPins: Pins = { pinned: [], hidden: [] };

/** A product of a search, as it is stored. */
export interface PinRow {
  readonly searchKey: string;
  readonly productId: number;
  readonly kind: PinKind;
}

/** What the owner says of each search by its key; of one search the rows come in their order. */
export function pinsBySearch(rows: readonly PinRow[]): ReadonlyMap<string, Pins> {
  const bySearch = new Map<string, { pinned: number[]; hidden: number[] }>();
  for (const { searchKey: key, productId, kind } of rows) {
    const pins = bySearch.get(key) ?? { pinned: [], hidden: [] };
    pins[kind].push(productId);
    bySearch.set(key, pins);
  }
  return bySearch;
}

/** Why a search cannot be stored so; null where it can. */
export function pinsError(query: string, { pinned, hidden }: Pins): 'no-words' | 'no-products' | 'twice' | null {
  if (searchKey(query) === '') return 'no-words';
  const all = [...pinned, ...hidden];
  if (all.length === 0) return 'no-products';
  return new Set(all).size < all.length ? 'twice' : null;
}
