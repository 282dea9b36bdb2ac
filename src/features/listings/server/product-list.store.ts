import { LRUCache } from 'lru-cache';
import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { cardColumns, cardRow } from '#features/products/server/product-cards.fragments.ts';
import { bigint, double, listOf, text, type SqlType } from '#platform/database/sql-types.ts';
import { composedStatement, type Bind, type RowOf } from '#platform/database/statement.ts';
import type { ProductSort } from '../listings.contract.ts';
import { clausesOf } from '../query-clauses.rules.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import { attributeExamples, havingValue, type AttributeCondition } from './attribute-conditions.fragments.ts';
import {
  priceOf,
  pricedWithin,
  pricePartCount,
  pricePartsOf,
  type PricePart,
  type PriceRange,
  type PriceTerms,
} from './price-order.fragments.ts';

/** The sort order of a list: one of the shopper's, or the owner's for featured products. */
export type ListOrder = ProductSort | 'featured';

/** A filter of a list; omitted parts do not filter. */
export interface Narrowing extends PriceRange {
  /** Categories of the products; the caller includes descendants. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandSlugs?: readonly string[] | undefined;
  readonly sellerId?: number | undefined;
  /** Only featured products. */
  readonly featured?: boolean | undefined;
  readonly colours?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
  /** The minimum average rating. */
  readonly ratingMin?: number | undefined;
  /** Only products that can be paid on delivery. */
  readonly payableInCash?: boolean | undefined;
  readonly inStock?: boolean | undefined;
  /** Attribute conditions, all of which must match. */
  readonly attributes?: readonly AttributeCondition[] | undefined;
  readonly match?: Match | undefined;
  /** Restricts the result to these ids. */
  readonly onlyIds?: readonly number[] | undefined;
  /** Excludes these ids. */
  readonly withoutIds?: readonly number[] | undefined;
}

/** What a product must match: a tag; words that must all occur in its search text, the last as a prefix; or a list of ids, best first. */
export type Match =
  | { readonly tag: string }
  | ({ readonly words: readonly string[] } & ForIndex)
  | ({ readonly query: WordsQuery } & ForIndex)
  | { readonly productIds: readonly number[] };

interface ForIndex {
  /** The same in a form that the GIN index evaluates fastest; omitted where it is the same. */
  readonly forIndex?: string;
  /** All matching ids, when a count has just found them: finding them is most of the cost of a search. */
  readonly foundIds?: readonly number[];
}

/** A search with alternatives in PostgreSQL's text search syntax: for all products, and restricted to their names. */
export interface WordsQuery {
  readonly all: string;
  readonly named: string;
  /** Words with their alternatives; products with more of them are ranked first. */
  readonly typed: readonly (readonly string[])[];
  readonly standsFor: readonly (readonly string[])[];
  readonly heads: readonly string[];
  /** The entered words that are left out, because nothing matches all of them. */
  readonly leftOut: readonly string[];
}

export interface ListPage {
  readonly order: ListOrder;
  readonly narrowing: Narrowing;
  readonly terms: PriceTerms;
  /** The start of the page: after a cursor, or at an offset. */
  readonly after: Cursor | null;
  readonly offset: number;
  readonly limit: number;
}

interface Ordering {
  /** Null for the price, which the parts of the list calculate. */
  readonly key: string | null;
  readonly direction: 'asc' | 'desc';
  /** The SQL type of the key, in which a cursor is compared with it. */
  readonly type: SqlType<number>;
}

// Each has an index of exactly this key, or of the base price, with the id as tie-breaker (products.tables.ts).
const orderings: Readonly<Record<ListOrder, Ordering>> = {
  newest: { key: 'p.id', direction: 'desc', type: bigint },
  popular: { key: 'p.sold_count', direction: 'desc', type: bigint },
  rating: { key: 'coalesce(p.rating, 0)', direction: 'desc', type: double },
  'price-asc': { key: null, direction: 'asc', type: bigint },
  'price-desc': { key: null, direction: 'desc', type: bigint },
  featured: { key: '(extract(epoch from p.featured_at) * 1000)::bigint', direction: 'desc', type: bigint },
};

/** Whether the sort keys of an order may be fractional; cursors of other orders are integers. */
export const sortsByFractions = (order: ListOrder | 'relevance'): boolean =>
  order === 'relevance' || orderings[order].type === double;

/** Page sizes of our own pages, whose lists run as named prepared statements. */
const usualLimits: ReadonlySet<number> = new Set([5, 9, 19, 25]);

/** Returns the sort key of products p and its direction. */
export function keyOf(order: ListOrder, terms: PriceTerms, bind: Bind): { key: string; direction: 'asc' | 'desc' } {
  const { key, direction } = orderings[order];
  return { key: key ?? priceOf(terms, bind), direction };
}

/** Returns the conditions on a products table p, one per part of the filter except categories and brands. */
export function conditionsOf(narrowing: Narrowing, terms: PriceTerms, bind: Bind): string[] {
  const conditions = conditionsBesidePrice(narrowing, bind);
  if (hasPriceRange(narrowing)) conditions.push(pricedWithin(terms, narrowing, bind));
  return conditions;
}

/** Whether a list is filtered by price. */
export const hasPriceRange = ({ priceMin, priceMax }: PriceRange) => priceMin !== undefined || priceMax !== undefined;

/** Returns those of the conditions that do not depend on prices. */
export function conditionsBesidePrice(narrowing: Narrowing, bind: Bind): string[] {
  const { inStock, match, onlyIds, withoutIds, colours, sizes, ratingMin, payableInCash, sellerId, featured } =
    narrowing;
  const conditions = ['true'];
  const variantWith = (condition: string) =>
    `p.id in (select v.product_id from visible_variants v where v.${condition})`;
  if (colours !== undefined) conditions.push(variantWith(`filter_colours && ${bind(listOf(text), colours)}`));
  if (sizes !== undefined) conditions.push(variantWith(`size = any(${bind(listOf(text), sizes)})`));
  if (ratingMin !== undefined) conditions.push(`coalesce(p.rating, 0) >= ${bind(double, ratingMin)}`);
  if (payableInCash === true) conditions.push('not p.prepaid_only');
  if (inStock === true) conditions.push('p.in_stock');
  if (featured === true) conditions.push('p.featured_at is not null');
  if (sellerId !== undefined)
    conditions.push(`p.id in (select product_id from visible_variants where seller_id = ${bind(bigint, sellerId)})`);
  if (onlyIds !== undefined) conditions.push(`p.id = any(${bind(listOf(bigint), onlyIds)})`);
  if (withoutIds !== undefined) conditions.push(`p.id <> all(${bind(listOf(bigint), withoutIds)})`);
  for (const wanted of narrowing.attributes ?? []) conditions.push(havingValue(wanted, bind));
  if (match !== undefined) conditions.push(matching(match, bind));
  return conditions;
}

/** Returns the condition that a product p matches. */
export function matching(match: Match, bind: Bind): string {
  if ('productIds' in match) return `p.id = any(${bind(listOf(bigint), match.productIds)})`;
  if ('tag' in match) {
    const tag = `array[${bind(text, match.tag)}]`;
    return `(p.tags @> ${tag} or p.tags_en @> ${tag})`;
  }
  if (match.foundIds !== undefined) return `p.id = any(${bind(listOf(bigint), match.foundIds)})`;
  const query = match.forIndex ?? ('query' in match ? match.query.all : wordQuery(match.words));
  return clausesFor(query)
    .map((clause) => `p.search_words @@ to_tsquery('simple', ${bind(text, clause)})`)
    .join(' and ');
}

/**
 * Cache of split queries: a search uses one query in several statements and is often repeated, and splitting costs half a millisecond for words with
 * many alternatives.
 */
const takenApart = new LRUCache<string, readonly string[]>({ max: 500 });

function clausesFor(query: string): readonly string[] {
  const clauses = takenApart.get(query) ?? clausesOf(query);
  takenApart.set(query, clauses);
  return clauses;
}

/** Returns the condition that a row's brand is among some, for use beside more selective ones. */
export function ofBrands(slugs: readonly string[], bind: Bind): string {
  return `p.brand_id = any(array(select id from brand_names where slug = any(${bind(listOf(text), slugs)})))`;
}

/** A part of a list sorted by one key: the whole list, unless it depends on prices. */
interface Part extends Pick<PricePart, 'join' | 'key' | 'above' | 'condition' | 'few'> {
  /** The value in cursors: the key minus its excess over the price. */
  readonly sortKey: string;
}

function partsOf({ order, narrowing, terms }: ListPage, bind: Bind): Part[] {
  const { key } = orderings[order];
  if (key !== null && !hasPriceRange(narrowing))
    return [{ join: '', key, sortKey: key, above: 0, condition: 'true', few: false }];
  return pricePartsOf(terms, narrowing, bind).map((part) =>
    key === null ? { ...part, sortKey: part.price() } : { ...part, key, sortKey: key, above: 0 },
  );
}

/** Returns the condition that a row of a part is after a cursor. */
function beyond(order: ListOrder, { key, above }: Part, cursor: Cursor, bind: Bind): string {
  const { direction, type } = orderings[order];
  const sign = direction === 'desc' ? '<' : '>';
  if (order === 'newest') return `p.id ${sign} ${bind(bigint, cursor.id)}`;
  return `(${key}, p.id) ${sign} (${bind(type, cursor.key + above)}, ${bind(bigint, cursor.id)})`;
}

/** Returns how a list's products are selected: per category or brand, or from all of them together. */
function armsOf({ brandSlugs, categoryIds }: Narrowing, bind: Bind): { each: string | null; all: string; one: string } {
  if (brandSlugs !== undefined) {
    const slugs = bind(listOf(text), brandSlugs);
    const within = categoryIds === undefined ? '' : ` and p.category_id = any(${bind(listOf(bigint), categoryIds)})`;
    const ids = `select id from brand_names where slug = any(${slugs})`;
    return { each: `(${ids})`, one: `p.brand_id = arm.id${within}`, all: `p.brand_id = any(array(${ids}))${within}` };
  }
  if (categoryIds === undefined) return { each: null, one: 'true', all: 'true' };
  const ids = bind(listOf(bigint), categoryIds);
  return { each: `unnest(${ids})`, one: 'p.category_id = arm.id', all: `p.category_id = any(${ids})` };
}

function composePage(page: ListPage, bind: Bind): string {
  const { order, narrowing, after, offset, limit } = page;
  const { direction } = orderings[order];
  const conditions = conditionsBesidePrice(narrowing, bind);
  const arms = armsOf(narrowing, bind);
  const orderOf = (part: Part) => `order by ${order === 'newest' ? '' : `${part.key} ${direction}, `}p.id ${direction}`;
  const sourceOf = (part: Part, cursor: string) => `from visible_products p ${part.join}
    where ${[...conditions, part.condition, cursor, ...(after === null ? [] : [beyond(order, part, after, bind)])].join(' and ')}
    ${orderOf(part)}`;
  const sortKeyOf = (part: Part) => `coalesce(${part.sortKey}, 0)::double precision as "sortKey"`;
  const rowsOf = (part: Part, cursor: string) => `select ${cardColumns}, ${sortKeyOf(part)} ${sourceOf(part, cursor)}`;
  const merged = (lists: string) => `select p.* from ${lists} order by p."sortKey" ${direction}, p.id ${direction}`;
  // Limits are literals: with a parameter, PostgreSQL plans for a tenth of the table.
  const whole = `limit ${limit} offset ${offset}`;
  const each = `limit ${limit + offset}`;
  const listOfPart = (part: Part) =>
    // Each category or brand returns its first rows from its own index, so that a large category costs as little as a small one.
    arms.each === null || part.few
      ? rowsOf(part, arms.all)
      : merged(`${arms.each} arm(id) cross join lateral (${rowsOf(part, arms.one)} ${each}) p`);
  const parts = partsOf(page, bind);
  const lists = parts.map(listOfPart);
  const [only] = parts;
  // Skipped rows are read from the index only: 9,000 products of a million took 17 ms.
  if (offset > 0 && parts.length === 1 && only !== undefined && (arms.each === null || only.few))
    return `select ${cardColumns}, page."sortKey" from (select p.id, ${sortKeyOf(only)} ${sourceOf(only, arms.all)} ${whole}) page
      join visible_products p on p.id = page.id order by page."sortKey" ${direction}, page.id ${direction}`;
  if (lists.length === 1) return `${lists[0] ?? ''} ${whole}`;
  return `${merged(`(${lists.map((list) => `(${list} ${each})`).join(' union all ')}) p`)} ${whole}`;
}

/** Terms with three price segments, for the statement examples. */
export const exampleTerms: PriceTerms = { rule: { off: 2, above: 1 }, now: new Date(0) };
const firstPage: ListPage = { order: 'newest', narrowing: {}, terms: exampleTerms, after: null, offset: 0, limit: 25 };
const everyNarrowing: Narrowing = {
  featured: true,
  sellerId: 1,
  colours: ['red'],
  sizes: ['L'],
  ratingMin: 4,
  payableInCash: true,
  priceMin: 1,
  priceMax: 9,
  inStock: true,
  onlyIds: [2],
  withoutIds: [1],
  attributes: attributeExamples,
};

/** Selects one page of a list in one query, whose cost depends on the page size and not on its number. */
export const findListPage = composedStatement({
  name: 'list_page',
  // Every key fits into a double: the largest are toman amounts below 2^53. None is null, since a list of featured products contains only such.
  row: { ...cardRow, sortKey: double },
  compose: composePage,
  // Filters with uneven selectivity are planned with their values: a generic plan for price ranges fits none of them.
  preparedAs: nameOf,
  examples: [
    firstPage,
    { ...firstPage, after: { key: 9, id: 9 } },
    { ...firstPage, order: 'rating', narrowing: everyNarrowing, after: { key: 4.5, id: 9 }, offset: 25 },
    { ...firstPage, order: 'price-desc', after: { key: 9, id: 9 } },
    { ...firstPage, narrowing: { priceMin: 0, priceMax: 0 }, order: 'price-asc' },
    { ...firstPage, order: 'price-asc', narrowing: { categoryIds: [1], match: { words: ['tea'] } } },
    { ...firstPage, order: 'featured', narrowing: { categoryIds: [1], brandSlugs: ['tea'], match: { tag: 'tea' } } },
    { ...firstPage, order: 'popular', narrowing: { match: { productIds: [1] } } },
  ],
});
/** A row of a list with its sort key. */
export type ListRow = Readonly<RowOf<typeof findListPage>>;

function nameOf({ order, narrowing, terms, after, offset, limit }: ListPage): string | null {
  const { inStock, featured, categoryIds, ...others } = narrowing;
  const uneven = Object.values(others).some((given) => given !== undefined);
  if (uneven || offset > 0 || !usualLimits.has(limit)) return null;
  const within = categoryIds === undefined ? 'all' : 'category';
  return [
    'list',
    order,
    within,
    featured === true ? 'featured' : 'every',
    inStock === true ? 'in_stock' : 'any',
    after === null ? 'top' : 'after',
    // The price rule determines the number of parts.
    orderings[order].key === null ? pricePartCount(terms) : 1,
    limit,
  ].join('_');
}
