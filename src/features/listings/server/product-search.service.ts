import type { Answering } from '#platform/cache/cache.ts';
import { offsetOf, cursorRejection, readCursor, writeCursor, type Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductCard } from '#features/products/product-card.contract.ts';
import { categoryTree, type CategoryTree } from '#features/categories/server/category-tree.service.ts';
import { onceFor } from '#shared/once-for.ts';
import { words } from '#shared/text/search-text.ts';
import { cardsOf } from '#features/products/server/product-cards.service.ts';
import {
  behindFarthest,
  farthestByNumber,
  narrowingOf,
  nextAddress,
  tagsOfList,
  usualPageSize,
  type ListRequest,
} from './product-list.service.ts';
import { areBesideGoods } from '../beside-goods.rules.ts';
import { priceTerms } from './price-terms.service.ts';
import { noPins, type Pins } from '#features/pinned-results/pinned-results.rules.ts';
import { isCommon, isKnownMany, isOftenPopular, noteMany, popularIds } from './common-words.service.ts';
import { maxPopular } from './common-words.store.ts';
import {
  findListPage,
  hasPriceRange,
  sortsByFractions,
  type ListOrder,
  type ListRow,
  type Match,
  type Narrowing,
} from './product-list.store.ts';
import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { findMatches, maxMatches, type Among, type FoundOrder, type FoundPage } from './product-search.store.ts';
import { isOfItem } from './search/search-fit.fragments.ts';

export type { Match } from './product-list.store.ts';

/** A filter of a search in addition to its query. */
export interface Within extends Pick<Narrowing, 'categoryIds' | 'onlyIds'> {
  /** Whether matches among the most popular products suffice when they fill the page: suggestions have no further pages. */
  readonly popularDo?: boolean;
}

/** A page of search results. */
export interface FoundProducts {
  readonly data: ProductCard[];
  readonly next: string | null;
  /** The number of matches, counted up to a few thousand. */
  readonly matches: number;
  /** Whether the first page has none of the goods named in the search: the words only occur in descriptions, or as the prefix of another name. */
  readonly isBeside?: boolean;
}

interface Rows {
  readonly rows: ListRow[];
  readonly matches: number;
  /** The start of the next page, when it does not follow from the rows. */
  readonly goesOn?: Cursor | null;
}

/**
 * Returns a page of the products that match words or a tag, best first unless sorted: matches in names before others, in stock before sold out, then
 * by popularity. For a very common word only the most popular products are ranked so; the others follow by popularity. Products that the owner pinned
 * to the search come first, unless it is sorted.
 */
export async function findProducts(
  shop: Shop,
  request: Pick<ListRequest, 'address' | 'query'> & { match: Match; within?: Within; pins?: Pins },
  depends: Answering,
): Promise<FoundProducts | Refusal<'invalid-request'>> {
  const { address, query, match, within: { popularDo = false, ...within } = {}, pins = noPins } = request;
  const size = query.page_size ?? usualPageSize;
  const index = cursorIn(query);
  if (index === null) return cursorRejection;
  const { order, after } = index;
  tagsOfList(query, depends);
  // A sort order chosen by the shopper overrides pins.
  const pinned = query.sort === undefined ? pins.pinned.slice(0, size) : [];
  const all: FoundPage = {
    order,
    narrowing: { ...narrowingOf(query), ...within, match },
    terms: await priceTerms(shop, query, depends),
    after,
    offset: 0,
    limit: size,
    headCategoryIds: await categoriesNamed(shop, match),
  };
  const leading = after !== null || pinned.length === 0 ? [] : await pinnedRows(shop, all, pinned);
  const isFirst = after === null && (query.page ?? 1) === 1;
  const room = isFirst ? size - leading.length : size;
  const withoutIds = [...pins.hidden, ...pinned];
  const offset = after !== null || isFirst ? 0 : offsetOf(query.page, size) - leading.length;
  const isTooFar = offset > farthestByNumber;
  const {
    rows,
    matches,
    goesOn = null,
  } = await rowsOf(
    shop,
    {
      ...all,
      narrowing: { ...all.narrowing, ...(withoutIds.length > 0 && { withoutIds }) },
      offset: Math.min(offset, farthestByNumber),
      limit: isTooFar ? 1 : room + 1,
    },
    popularDo,
  );
  if (isTooFar) return foundBehindFarthest(rows);
  const visible = rows.slice(0, room);
  const last = visible.at(-1);
  let next: string | null = null;
  if (rows.length > room)
    next = nextAddress(address, query, last && writeCursor(order, { key: last.sortKey, id: last.id }));
  else if (goesOn !== null) next = nextAddress(address, query, writeCursor('popular', goesOn));
  const cards = await cardsOf(shop, isFirst ? [...leading, ...visible] : visible, depends);
  const isBeside = isFirst && leading.length === 0 && isBesideGoods(all, visible);
  return { data: cards, next, matches: matches + leading.length, isBeside };
}

/** Whether none of the results is what the search names, which the page then mentions. */
const isBesideGoods = ({ order, narrowing: { match } }: FoundPage, rows: readonly ListRow[]): boolean =>
  order === 'relevance' &&
  areBesideGoods(
    headsOf(match),
    rows.map(({ name, nameEn, sortKey }) => ({ names: [name, nameEn ?? ''], isOfItem: isOfItem(sortKey) })),
  );

/** Returns the first word of a search, with its alternatives. */
const headsOf = (match: Match): readonly string[] =>
  'words' in match ? match.words.slice(0, 1) : 'query' in match ? match.query.heads : [];

function foundBehindFarthest(rows: readonly ListRow[]): FoundProducts | Refusal<'invalid-request'> {
  const outcome = behindFarthest(rows);
  return isRefusal(outcome) ? outcome : { ...outcome, matches: 0 };
}

/** Returns the rows of the products that the owner pinned, as far as they pass the filter. */
async function pinnedRows(shop: Shop, page: FoundPage, pinned: readonly number[]): Promise<ListRow[]> {
  const narrowing = { ...page.narrowing, match: { productIds: pinned } };
  return (await findMatches(shop, { ...page, order: 'relevance', narrowing, headCategoryIds: [] })).rows;
}

/** Returns the categories whose name begins with the first word of a search: for "phone" those of phones, not of phone cases. */
async function categoriesNamed(shop: Shop, match: Match): Promise<readonly number[]> {
  const heads = headsOf(match);
  if (heads.length === 0) return [];
  const byFirstWord = categoriesByFirstWord(await categoryTree(shop));
  return [...new Set(heads.flatMap((word) => byFirstWord.get(word) ?? []))];
}

const categoriesByFirstWord = onceFor(({ inOrder }: CategoryTree) => {
  const ids = new Map<string, number[]>();
  for (const { id, name, nameEn } of inOrder)
    for (const first of new Set([name, nameEn ?? ''].flatMap((called) => words(called).slice(0, 1))))
      ids.set(first, [...(ids.get(first) ?? []), id]);
  return ids;
});

async function rowsOf(shop: Shop, page: FoundPage, popularDo: boolean): Promise<Rows> {
  const { narrowing } = page;
  const isWide = narrowing.categoryIds === undefined;
  if (isWide && (await isCommon(shop, narrowing))) return manyRows(shop, page, 'most-popular');
  if (!isKnownMany(shop, narrowing)) {
    const exact = await findMatches(shop, page);
    if (exact.matches <= maxMatches) return exact;
    noteMany(shop, narrowing);
  }
  if (!isWide) return manyRows(shop, page, 'popular');
  const fewest = popularDo ? page.limit : undefined;
  if (narrowing.brandSlugs !== undefined || (await isOftenPopular(shop, narrowing, fewest)))
    return manyRows(shop, page, 'most-popular');
  // Too rare among popular products for scanning them: at most a few thousand matches of a million products, all of which are ranked.
  const all = page.order === 'relevance' ? await findMatches(shop, { ...page, max: maxRanked }) : null;
  return all === null || all.matches > maxRanked ? manyRows(shop, page, 'popular') : all;
}

/** The maximum number of matches ranked where too few of the most popular products match. */
const maxRanked = 10_000;

/** Returns the rows of a page with very many matches: the popular ones ranked, followed by the others by popularity. */
async function manyRows(shop: Shop, page: FoundPage, among: Among): Promise<Rows> {
  const { order, narrowing } = page;
  const matches = maxMatches + 1;
  if (order !== 'relevance') return { rows: await sortedRows(shop, { ...page, order }), matches };
  const { rows, leastPopular } = await findMatches(
    shop,
    among === 'most-popular' && !hasPriceRange(narrowing)
      ? { ...page, popularIds: (await popularIds(shop, narrowing)).slice(0, maxPopular) }
      : page,
    among,
  );
  // A search with a word left out has very many matches, the last of them irrelevant: it ends after the ranked ones.
  const ends = 'query' in narrowing.match && narrowing.match.query.leftOut.length > 0;
  return { rows, matches, goesOn: ends ? null : leastPopular };
}

/**
 * Returns the rows of a sorted page with very many matches, restricted to matches in names and the item's categories when those fill a page: sorted
 * by price alone, a search for watches would begin with watch batteries.
 */
async function sortedRows(shop: Shop, page: FoundPage & { order: ListOrder }): Promise<ListRow[]> {
  const { narrowing, headCategoryIds = [], limit } = page;
  const named = onlyNamed(narrowing.match);
  if (named === null) return findListPage(shop, page);
  const narrower = { ...narrowing, match: named };
  const ofItem = { ...narrower, categoryIds: headCategoryIds };
  const isOfItem = narrowing.categoryIds === undefined && headCategoryIds.length > 0;
  for (const tried of isOfItem ? [ofItem, narrower] : [narrower]) {
    const rows = await findListPage(shop, { ...page, narrowing: tried });
    if (rows.length === limit) return rows;
    const isFirst = page.after === null && page.offset === 0;
    // All pages use the same list as the first one, so that they continue where it ended.
    const firsts = isFirst ? rows : await findListPage(shop, { ...page, narrowing: tried, after: null, offset: 0 });
    if (firsts.length === limit) return rows;
  }
  return findListPage(shop, page);
}

/** Returns the same search restricted to names; null when it is not a search by words. */
function onlyNamed(match: Match): Match | null {
  if ('query' in match) return { query: { ...match.query, all: match.query.named } };
  if (!('words' in match)) return null;
  const named = wordQuery(match.words, 'A');
  const standsFor = match.words.map((word) => [word]);
  return { query: { all: named, named, typed: [], standsFor, heads: match.words.slice(0, 1), leftOut: [] } };
}

/** Returns the order of a page and its cursor; after the ranked products of a common word the order is by popularity. */
function cursorIn({ sort, after }: ListRequest['query']): { order: FoundOrder; after: Cursor | null } | null {
  const orders: FoundOrder[] = sort === undefined ? ['relevance', 'popular'] : [sort];
  if (after === undefined) return { order: orders[0] ?? 'relevance', after: null };
  for (const order of orders) {
    const index = readCursor(order, after, { fractions: sortsByFractions(order) });
    if (index !== null) return { order, after: index };
  }
  return null;
}
