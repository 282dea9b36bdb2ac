import type { Shop } from '#platform/shop.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import {
  conditionsBesidePrice,
  conditionsOf,
  exampleTerms,
  keyOf,
  matching,
  ofBrands,
  type ListOrder,
  type ListRow,
  type Match,
  type Narrowing,
} from './product-list.store.ts';
import { bigint, bool, double, int, listOf, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { composedStatement, type Bind, type RowOf } from '#platform/database/statement.ts';
import type { PriceTerms } from './price-order.fragments.ts';
import { maxPopular, popularProducts } from './common-words.store.ts';
import { apart, fitOf, relevanceOf } from './search/search-fit.fragments.ts';
import { spelledOut } from './spelled-out.service.ts';
import { cardColumns, cardRow } from '#features/products/server/product-cards.fragments.ts';

/** The order of search results: a list order, or by relevance. */
export type FoundOrder = ListOrder | 'relevance';

export interface FoundPage {
  readonly order: FoundOrder;
  readonly narrowing: Narrowing & { readonly match: Match };
  readonly terms: PriceTerms;
  readonly after: Cursor | null;
  readonly offset: number;
  readonly limit: number;
  /** Categories of the item itself: a phone ranks before a phone case. */
  readonly headCategoryIds?: readonly number[];
  /** The maximum number of matches ranked; defaults to {@link maxMatches}. */
  readonly max?: number;
  /** The matches among the most popular products, where they are known. */
  readonly popularIds?: readonly number[];
}

/** A page of search results. */
export interface Found {
  readonly rows: ListRow[];
  /** The number of matches, counted up to the limit. */
  readonly matches: number;
  /** The least popular of the examined products, after which the others follow. */
  readonly leastPopular: Cursor | null;
}

/** Up to this number of matches the best are found exactly; a more common word is ranked only among its most popular products. */
export const maxMatches = 1_000;

/** The matches to rank: all up to the limit, the most popular ones, or those among the shop's most popular products. */
export type Among = 'all' | 'popular' | 'most-popular';

/**
 * Returns a LIMIT that the planner cannot see. It assumes that the words of a search are independent, overestimates the matches, and would scan the
 * table until it has found the limit: all of it, where the words rarely occur together.
 */
const bounded = (count: number) => `limit (select ${count})`;

interface MatchesPage extends FoundPage {
  readonly among: Among;
}

function composeMatches(page: MatchesPage, bind: Bind): string {
  const { order, narrowing, terms, after, offset, limit, among, max = maxMatches, popularIds } = page;
  const conditions = conditionsOf(narrowing, terms, bind);
  if (narrowing.categoryIds !== undefined)
    conditions.push(`p.category_id = any(${bind(listOf(bigint), narrowing.categoryIds)})`);
  if (narrowing.brandSlugs !== undefined && among !== 'most-popular')
    conditions.push(ofBrands(narrowing.brandSlugs, bind));
  if (popularIds !== undefined) conditions.push(`p.id = any(${bind(listOf(bigint), popularIds)})`);
  const { key, direction } =
    order === 'relevance'
      ? ({ key: relevance(page, bind), direction: 'desc' } as const)
      : sortedByFit(page, keyOf(order, terms, bind), bind);
  const further =
    after === null
      ? ''
      : `where ("sortKey", id) ${direction === 'desc' ? '<' : '>'} (${bind(double, after.key)}, ${bind(bigint, after.id)})`;
  const within = among !== 'all' ? `order by p.sold_count desc, p.id desc limit ${maxPopular}` : bounded(max + 1);
  const walked = among === 'most-popular' && popularIds === undefined;
  const source = walked ? popularProducts(narrowing, bind) : 'visible_products p';
  return `with hits as materialized (
      select p.id, p.sold_count, (${key})::double precision as "sortKey" from ${source} where ${conditions.join(' and ')} ${within}
    ), page as (
      select id, "sortKey" from hits ${further} order by "sortKey" ${direction}, id ${direction} limit ${limit} offset ${offset}
    )
    select ${cardColumns}, page."sortKey", counted.matches, counted."leastSold", counted."leastId"
    from (
      select (select count(*) from hits) as matches,
        (select sold_count from hits order by sold_count, id limit 1) as "leastSold",
        (select id from hits order by sold_count, id limit 1) as "leastId"
    ) counted
    left join page on true left join visible_products p on p.id = page.id
    order by page."sortKey" ${direction}, page.id ${direction}`;
}

const firstMatches: MatchesPage = {
  order: 'relevance',
  narrowing: { match: { words: ['tea'] } },
  terms: exampleTerms,
  after: null,
  offset: 0,
  limit: 25,
  among: 'all',
};

const matchesPage = composedStatement({
  name: 'search_matches',
  row: {
    ...cardRow,
    // A page without products is one row with null product columns, recognised by the id.
    id: nullable(bigint),
    slug: neverNull(text),
    name: neverNull(text),
    basePrice: neverNull(bigint),
    ratingCount: neverNull(int),
    inStock: neverNull(bool),
    sortKey: neverNull(double),
    matches: bigint,
    leastSold: nullable(int),
    leastId: nullable(bigint),
  },
  compose: composeMatches,
  examples: [
    firstMatches,
    { ...firstMatches, narrowing: { match: { tag: 'tea' } }, after: { key: 1, id: 1 }, among: 'popular' },
    { ...firstMatches, narrowing: { match: { productIds: [1] }, categoryIds: [1], brandSlugs: ['tea'] }, offset: 25 },
    { ...firstMatches, order: 'price-asc', narrowing: { match: { words: ['tea'] }, priceMin: 1 } },
    { ...firstMatches, narrowing: { match: { words: ['tea'] }, brandSlugs: ['tea'] }, among: 'most-popular' },
    { ...firstMatches, among: 'most-popular', popularIds: [1] },
    {
      ...firstMatches,
      narrowing: {
        match: {
          query: {
            all: "'tea' | 'chai'",
            named: "'tea':A | 'chai':A",
            typed: [['tea', 'chai']],
            standsFor: [['tea', 'chai']],
            heads: ['tea'],
            leftOut: [],
          },
        },
      },
    },
    { ...firstMatches, order: 'rating', after: { key: 4.5, id: 1 } },
  ],
});

type MatchRow = RowOf<typeof matchesPage>;
const hasProduct = (row: MatchRow): row is MatchRow & ListRow => row.id !== null;

/**
 * Returns a page of matches, ranked exactly when there are at most {@link maxMatches}, which bounds the work. For the most popular matches only, it
 * scans the products by popularity: fast when the match is common, and requested only then. Among the most popular products of the shop or a brand
 * the scan is bounded.
 */
export async function findMatches(shop: Shop, page: FoundPage, among: Among = 'all'): Promise<Found> {
  const { narrowing } = page;
  const match = await spelledOut(shop, narrowing.match);
  const rows = await matchesPage(shop, { ...page, narrowing: { ...narrowing, match }, among });
  const [first] = rows;
  return {
    rows: rows.filter(hasProduct),
    matches: first?.matches ?? 0,
    leastPopular:
      among === 'all' || first?.leastSold == null || first.leastId === null || hasAll(first.matches, among)
        ? null
        : { key: first.leastSold, id: first.leastId },
  };
}

/** Whether fewer matches were found than are ranked, so that none follow. */
const hasAll = (found: number, among: Among) => among === 'popular' && found < maxPopular;

/** Returns the relevance as one number, for use as a cursor: the item itself first, then matches in names, then in stock, then by popularity. */
function relevance(page: FoundPage, bind: Bind): string {
  const { match } = page.narrowing;
  if ('productIds' in match) return `(-array_position(${bind(listOf(bigint), match.productIds)}, p.id))::bigint`;
  return `((${relevanceOf(match, page.headCategoryIds ?? [], bind).join(' + ')})::bigint * ${apart} + p.sold_count)`;
}

/**
 * Returns the sort key of a sorted search: the cheapest matches in names, then the other matches. Sorted by price alone, a search for watches would
 * begin with watch batteries, and one with alternatives with the least similar products.
 */
function sortedByFit(
  page: FoundPage,
  { key, direction }: ReturnType<typeof keyOf>,
  bind: Bind,
): ReturnType<typeof keyOf> {
  const fit = fitOf(page.narrowing.match, page.headCategoryIds ?? [], bind);
  if (fit.length === 0) return { key, direction };
  const sign = direction === 'desc' ? '+' : '-';
  return { key: `(${key} ${sign} (${fit.join(' + ')})::bigint * ${apart})`, direction };
}

const anyMatches = composedStatement({
  name: 'search_matching_ids',
  row: { id: bigint },
  compose: ({ match, limit }: { match: Match; limit: number }, bind) =>
    `select p.id from visible_products p where ${matching(match, bind)} limit ${limit}`,
  examples: [{ match: { tag: 'tea' }, limit: 1 }],
});

/** Returns the ids of products that match words or a tag, unordered, up to a limit. */
export async function matchingIds(shop: Shop, match: Match, limit: number): Promise<number[]> {
  return (await anyMatches(shop, { match: await spelledOut(shop, match), limit })).map(({ id }) => id);
}

/** The filter of a list except prices. */
export type Unpriced = Omit<Narrowing, 'match' | 'priceMin' | 'priceMax' | 'categoryIds'>;

interface Counted {
  readonly match: Match | null;
  readonly narrowing: Unpriced;
}

const countedExamples: readonly [Counted, ...Counted[]] = [
  { match: { words: ['tea'] }, narrowing: {} },
  { match: null, narrowing: { colours: ['red'] } },
  { match: { words: ['tea'] }, narrowing: { brandSlugs: ['tea'], colours: ['red'], sizes: ['43'] } },
];

/** Composes the statement that selects matches, ignoring prices, up to {@link maxMatches}. */
const composeCounted =
  (columns: string) =>
  ({ match, narrowing }: Counted, bind: Bind) => {
    const conditions = conditionsBesidePrice({ ...narrowing, match: match ?? undefined }, bind);
    if (narrowing.brandSlugs !== undefined) conditions.push(ofBrands(narrowing.brandSlugs, bind));
    return `select ${columns} from visible_products p where ${conditions.join(' and ')} ${bounded(maxMatches)}`;
  };

const matchCount = composedStatement({
  name: 'search_match_count',
  row: { matches: bigint },
  compose: (counted: Counted, bind) => `select count(*) as matches from (${composeCounted('')(counted, bind)}) m`,
  examples: countedExamples,
});

/** Counts the products of a filter, ignoring prices, that match, or all of them without a match, up to {@link maxMatches}. */
export async function countMatches(shop: Shop, match: Match | null, narrowing: Unpriced = {}): Promise<number> {
  const spelled = match === null ? null : await spelledOut(shop, match);
  return (await matchCount(shop, { match: spelled, narrowing }))[0]?.matches ?? 0;
}

const countedIds = composedStatement({
  name: 'search_counted_ids',
  row: { id: bigint },
  compose: composeCounted('p.id'),
  examples: countedExamples,
});

/** Returns the ids of matches, unordered, up to {@link maxMatches}: with that many, the result may be incomplete. */
export async function idsToCount(shop: Shop, match: Match): Promise<readonly number[]> {
  return (await countedIds(shop, { match: await spelledOut(shop, match), narrowing: {} })).map(({ id }) => id);
}
