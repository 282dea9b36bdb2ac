import { codeIn } from '#features/products/product-codes.rules.ts';
import { productsOfCode } from '#features/products/server/product-cards.service.ts';
import type { Shop } from '#platform/shop.ts';
import { searchWords } from '../listings.rules.ts';
import type { Match } from './product-list.store.ts';
import { countMatches, matchingIds, maxMatches } from './product-search.store.ts';
import { typedMatch } from './search-reading.service.ts';

/** The result of looking up a code. */
export interface CodedSearch {
  /** The products with this code. */
  readonly leading: readonly number[];
  /** The match of its words as entered, without wider readings: a model may be written like another product's SKU. Null where nothing matches. */
  readonly others: Match | null;
}

/** Looks up a text as a code, together with the products that contain it as words; returns null when it is no product's code. */
export async function codedSearch(shop: Shop, text: string): Promise<CodedSearch | null> {
  const code = codeIn(text);
  if (code === null) return null;
  const rows = await productsOfCode(shop, code);
  if (rows.length === 0) return null;
  const match = searchWords(text).length === 0 ? null : await typedMatch(shop, text);
  const others = match === null || (await countMatches(shop, match)) === 0 ? null : match;
  // A number that occurs in products' texts is a size, weight or model rather than the id of another product.
  const leading = rows.filter(({ isNumber }) => !isNumber || others === null).map(({ id }) => id);
  return leading.length === 0 ? null : { leading, others };
}

/** Returns all products of a code, those with the code itself first. */
export async function codedIds(shop: Shop, { leading, others }: CodedSearch): Promise<readonly number[]> {
  return others === null ? leading : [...new Set([...leading, ...(await matchingIds(shop, others, maxMatches))])];
}
