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

/** Products on a page of a list when the caller does not say. */
export const usualPageSize = 18;

/** A list as a call requests it. */
export interface ListRequest {
  /** The list's own address, to which the narrowing of the next page is added. */
  readonly address: string;
  readonly query: ListQuery & { readonly q?: string; readonly tag?: string; readonly picture?: string };
  /** What the list is narrowed to besides its query. */
  readonly within?: Narrowing;
  /** The order where the query names none; `newest` when left out. */
  readonly order?: ListOrder;
}

/** A page of products, narrowed and sorted by what they are sold for at this moment. */
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
  // Left out where there is none: a list that nothing narrows is a named statement.
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
 * A page by its number reads every product before it, so numbers end behind so many: who wants more follows `next`, which costs the same on every
 * page, or narrows the list.
 */
export const farthestByNumber = 10_000;

/** What is answered to a page behind the farthest: that a shorter list has ended, as any page behind its end, or what finds the rest of a longer one. */
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

/** What a list depends on besides the products displayed and their prices: who comes and goes, and ratings where they decide that. */
export function tagsOfList({ sort }: ListQuery, depends: Answering): void {
  depends.tag('list');
  if (sort === 'rating') depends.tag('ratings');
}

/** What the query of a list narrows it to. */
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

/** The relative address of the next page: the same narrowing, and the place from which it goes on. */
export function nextAddress(address: string, query: ListRequest['query'], after?: string): string {
  const { page = 1, after: _, ...narrowing } = query;
  const search = new URLSearchParams({ page: String(page + 1) });
  for (const [name, value] of Object.entries(narrowing)) search.set(name, String(value));
  if (after !== undefined) search.set('after', after);
  return `${address}?${search.toString()}`;
}
