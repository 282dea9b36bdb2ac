import type { Answering } from '#platform/cache/cache.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ListQuery, ProductList } from '../listings.contract.ts';
import { slugsIn } from '../listings.rules.ts';
import { offsetOf, cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { cardsOf } from '#features/products/server/product-cards.service.ts';
import { attributesTag } from '#features/attributes/server/attributes.service.ts';
import { attributeChoicesIn } from '../attribute-filter.rules.ts';
import { attributeWishes } from './attribute-facets.service.ts';
import { priceTerms } from './price-terms.service.ts';
import { findListPage, sortsByFractions, type ListOrder, type Narrowing } from './product-list.store.ts';

/** Default page size of a list. */
export const usualPageSize = 18;

/** The request for a list. */
export interface ListRequest {
  /** The list's URL, to which the filter of the next page is appended. */
  readonly address: string;
  readonly query: ListQuery & { readonly q?: string; readonly tag?: string; readonly picture?: string };
  /** A filter in addition to the query. */
  readonly within?: Narrowing;
  /** The order when the query has none; defaults to `newest`. */
  readonly order?: ListOrder;
}

/** Returns a page of products, filtered and sorted by current selling price. */
export async function listProducts(
  shop: Shop,
  { address, query, within = {}, order = query.sort ?? 'newest' }: ListRequest,
  depends: Answering,
): Promise<ProductList | Refusal<'invalid-request'>> {
  const size = query.page_size ?? usualPageSize;
  const after =
    query.after === undefined ? null : readCursor(order, query.after, { fractions: sortsByFractions(order) });
  if (query.after !== undefined && after === null) return cursorRejection;
  tagsOfList(query, depends);
  const wishes = await attributeWishes(shop, attributeChoicesIn(Object.entries(query)));
  if (wishes.length > 0) depends.tag(attributesTag);
  // Omitted when empty, so that an unfiltered list is a named statement.
  const attributes = wishes.length === 0 ? {} : { attributes: wishes };
  const offset = after === null ? offsetOf(query.page, size) : 0;
  const rows = await findListPage(shop, {
    order,
    narrowing: { ...narrowingOf(query), ...attributes, ...within },
    terms: await priceTerms(shop, query, depends),
    after,
    offset: Math.min(offset, farthestByNumber),
    limit: offset > farthestByNumber ? 1 : size + 1,
  });
  if (offset > farthestByNumber) return behindFarthest(rows);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const next =
    rows.length > size && last !== undefined
      ? nextAddress(address, query, writeCursor(order, { key: last.sortKey, id: last.id }))
      : null;
  return { data: await cardsOf(shop, visible, depends), next };
}

/**
 * The maximum offset of a page by number, which reads every product before it: beyond it, callers follow `next`, whose cost is the same on every
 * page, or filter the list.
 */
export const farthestByNumber = 10_000;

/**
 * Returns the response to a page beyond that limit: an empty page where the list is shorter, as for any page past the end, or the refusal that
 * explains paging by cursor.
 */
export function behindFarthest(farther: readonly unknown[]): { data: []; next: null } | typeof tooFar {
  return farther.length === 0 ? { data: [], next: null } : tooFar;
}

const tooFar = refuse(
  'invalid-request',
  {
    fa: 'با شمارهٔ صفحه تا همین‌جا می‌شود ورق زد. فهرست را با فیلتر کوتاه‌تر کنید، یا صفحه‌ها را یکی‌یکی با next ادامه دهید.',
    en: 'Pages can be reached by their number only this far. Narrow the list with a filter, or follow next from page to page.',
  },
  { fields: { page: { fa: 'بیش از اندازه بزرگ است.', en: 'It is too large.' } } },
);

/** Registers the cache tags of a list besides its products and their prices: added and removed products, and ratings where they filter or sort it. */
export function tagsOfList({ sort }: ListQuery, depends: Answering): void {
  depends.tag('list');
  if (sort === 'rating') depends.tag('ratings');
}

/** Returns the filter in a list query. */
export function narrowingOf(query: ListQuery): Narrowing {
  const named = (list: string | undefined) =>
    list === undefined || slugsIn(list).length === 0 ? undefined : slugsIn(list);
  return {
    brandSlugs: named(query.brand),
    colours: named(query.colour),
    sizes: named(query.size),
    ratingMin: query.rating,
    payableInCash: query.payment === 'cash' ? true : undefined,
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock,
  };
}

/** Returns the relative URL of the next page: the same filter, and the cursor. */
export function nextAddress(address: string, query: ListRequest['query'], after?: string): string {
  const { page = 1, after: _, ...narrowing } = query;
  const search = new URLSearchParams({ page: String(page + 1) });
  for (const [name, value] of Object.entries(narrowing)) search.set(name, String(value));
  if (after !== undefined) search.set('after', after);
  return `${address}?${search.toString()}`;
}
