import { codeIn } from '#features/products/product-codes.rules.ts';
import { productsOfCode } from '#features/products/server/product-cards.service.ts';
import type { Shop } from '#platform/shop.ts';
import { searchWords } from '../listings.rules.ts';
import type { Match } from './product-list.store.ts';
import { countMatches, matchingIds, maxMatches } from './product-search.store.ts';
import { typedMatch } from './search-reading.service.ts';

/** What a code leads to. */
export interface CodedSearch {
  /** The products of which it is the code. */
  readonly leading: readonly number[];
  /** What its words find besides, and finds nothing else: a model may be written as another product's SKU. Null where they find nothing. */
  readonly others: Match | null;
}

/** What a text is the code of, with what bears it as words; null where it is the code of nothing. */
export async function codedSearch(shop: Shop, text: string): Promise<CodedSearch | null> {
  const code = codeIn(text);
  if (code === null) return null;
  const rows = await productsOfCode(shop, code);
  if (rows.length === 0) return null;
  const match = searchWords(text).length === 0 ? null : await typedMatch(shop, text);
  const others = match === null || (await countMatches(shop, match)) === 0 ? null : match;
  // A number that goods bear is a size, a weight or a model, and not the number of some other product.
  const leading = rows.filter(({ isNumber }) => !isNumber || others === null).map(({ id }) => id);
  return leading.length === 0 ? null : { leading, others };
}

/** All products of a code, those that it leads to first. */
export async function codedIds(shop: Shop, { leading, others }: CodedSearch): Promise<readonly number[]> {
  return others === null ? leading : [...new Set([...leading, ...(await matchingIds(shop, others, maxMatches))])];
}
