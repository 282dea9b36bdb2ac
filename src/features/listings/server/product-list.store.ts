import { type Parameter, parameters } from '#platform/database/parameters.ts';
import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { type CardRow, cardColumns } from '#features/products/server/product-cards.fragments.ts';
import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { ProductSort } from '../listings.contract.ts';
import type { Cursor } from '#platform/database/cursor.ts';

/** How a list is ordered: as shoppers sort it, or as the owner featured it. */
export type ListOrder = ProductSort | 'featured';

/** What a list is narrowed to; everything that is left out narrows nothing. */
export interface Narrowing {
  /** Categories whose products are listed, those below them included by the caller. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandSlugs?: readonly string[] | undefined;
  readonly sellerId?: number | undefined;
  /** Only what the owner features. */
  readonly featured?: boolean | undefined;
  readonly colours?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
  /** The least mean of the stars. */
  readonly ratingMin?: number | undefined;
  /** Only what can be paid on delivery. */
  readonly payableInCash?: boolean | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly match?: Match | undefined;
}

/** What a product must match: a tag; words that all occur in what it is found by, the last one as a beginning; or be one of some, the first the best. */
export type Match =
  { readonly tag: string } | { readonly words: readonly string[] } | { readonly productIds: readonly number[] };

export interface ListPage {
  readonly order: ListOrder;
  readonly narrowing: Narrowing;
  /** Where the page begins: behind a place, or so many products from the top. */
  readonly after: Cursor | null;
  readonly offset: number;
  readonly limit: number;
}

export type ListRow = CardRow & { readonly sortKey: number };

interface Ordering {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
  /** The key of a place as the column's type. */
  readonly cast: string;
}

// Each has an index of exactly this key with the number as its tie-break (catalogue.tables.ts).
export const orderings: Readonly<Record<ListOrder, Ordering>> = {
  newest: { key: 'p.id', direction: 'desc', cast: '::bigint' },
  popular: { key: 'p.sold_count', direction: 'desc', cast: '::bigint' },
  ratings: { key: 'coalesce(p.rating, 0)', direction: 'desc', cast: '::float8' },
  cheapest: { key: 'p.base_price', direction: 'asc', cast: '::bigint' },
  dearest: { key: 'p.base_price', direction: 'desc', cast: '::bigint' },
  featured: { key: '(extract(epoch from p.featured_at) * 1000)::bigint', direction: 'desc', cast: '::bigint' },
};

/** Page sizes of our own screens: their lists are run as named prepared statements. */
const usualLimits: ReadonlySet<number> = new Set([5, 9, 19, 25]);

/** One page of a list, in one query whose cost is that of the page, not of its number. */
export function findListPage(shop: Shop, page: ListPage): Promise<ListRow[]> {
  const { name, text, values } = listStatement(page);
  if (name !== null) return untypedStatement<ListRow>({ name, text })(shop, values);
  // What narrows unevenly is planned anew with its values: a plan for any price range is a plan for none.
  return shop.db.$client.query<ListRow>({ text, values }).then(({ rows }) => rows);
}

/** What the rows of a products table p must meet, one for each part of the narrowing but categories and brands. */
export function conditionsOf(narrowing: Narrowing, parameter: Parameter): string[] {
  const { priceMin, priceMax, inStock, match, colours, sizes, ratingMin, payableInCash, sellerId, featured } =
    narrowing;
  const conditions = ['true'];
  const variantWith = (column: 'colour_name' | 'size', names: readonly string[]) =>
    `p.id in (select v.product_id from visible_variants v where v.${column} = any(${parameter(names, '::text[]')}))`;
  if (colours !== undefined) conditions.push(variantWith('colour_name', colours));
  if (sizes !== undefined) conditions.push(variantWith('size', sizes));
  if (ratingMin !== undefined) conditions.push(`coalesce(p.rating, 0) >= ${parameter(ratingMin)}`);
  if (payableInCash === true) conditions.push('not p.prepaid_only');
  if (priceMin !== undefined) conditions.push(`p.base_price >= ${parameter(priceMin)}`);
  if (priceMax !== undefined) conditions.push(`p.base_price <= ${parameter(priceMax)}`);
  if (inStock === true) conditions.push('p.in_stock');
  if (featured === true) conditions.push('p.featured_at is not null');
  if (sellerId !== undefined) {
    conditions.push(
      `p.id in (select product_id from visible_variants where seller_id = ${parameter(sellerId, '::bigint')})`,
    );
  }
  if (match !== undefined) conditions.push(matching(match, parameter));
  return conditions;
}

function matching(match: Match, parameter: Parameter): string {
  if ('productIds' in match) return `p.id = any(${parameter(match.productIds, '::bigint[]')})`;
  if ('tag' in match) {
    const tag = `array[${parameter(match.tag, '::text')}]`;
    return `(p.tags @> ${tag} or p.tags_en @> ${tag})`;
  }
  return `p.search_words @@ to_tsquery('simple', ${parameter(wordQuery(match.words))})`;
}

/** The condition that a row stands behind a place. */
export function beyond(order: ListOrder, place: Cursor, parameter: Parameter): string {
  const { key, direction, cast } = orderings[order];
  const sign = direction === 'desc' ? '<' : '>';
  if (order === 'newest') return `p.id ${sign} ${parameter(place.id, '::bigint')}`;
  return `(${key}, p.id) ${sign} (${parameter(place.key, cast)}, ${parameter(place.id, '::bigint')})`;
}

/** The statement of a list page; it has a name when its shape is one of the few that are asked for all the time. */
export function listStatement({ order, narrowing, after, offset, limit }: ListPage): {
  name: string | null;
  text: string;
  values: unknown[];
} {
  const { values, parameter } = parameters();
  const { key, direction } = orderings[order];
  const { brandSlugs, categoryIds } = narrowing;
  const conditions = conditionsOf(narrowing, parameter);
  let arms: string | null = null;
  if (brandSlugs !== undefined) {
    arms = `(select id from brand_names where slug = any(${parameter(brandSlugs, '::text[]')}))`;
    conditions.push('p.brand_id = arm.id');
    if (categoryIds !== undefined) conditions.push(`p.category_id = any(${parameter(categoryIds, '::bigint[]')})`);
  } else if (categoryIds !== undefined) {
    arms = `unnest(${parameter(categoryIds, '::bigint[]')})`;
    conditions.push('p.category_id = arm.id');
  }
  if (after !== null) conditions.push(beyond(order, after, parameter));
  // Limits are written out: with a limit that it does not know, PostgreSQL plans for a tenth of the table.
  const rows = `select ${cardColumns}, ${key} as "sortKey" from visible_products p
    where ${conditions.join(' and ')}
    order by ${order === 'newest' ? '' : `${key} ${direction}, `}p.id ${direction}`;
  // Each category or brand gives its own first rows from its own index, so a big category costs as little as a small one.
  const text =
    arms === null
      ? `${rows} limit ${limit} offset ${offset}`
      : `select p.* from ${arms} arm(id) cross join lateral (${rows} limit ${limit + offset}) p
       order by p."sortKey" ${direction}, p.id ${direction} limit ${limit} offset ${offset}`;
  return { name: nameOf({ order, narrowing, after, offset, limit }), text, values };
}

function nameOf({ order, narrowing, after, offset, limit }: ListPage): string | null {
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
    limit,
  ].join('_');
}

/** Those of some products that meet a narrowing, in an order of lists or (null) in the order given. */
export async function narrowedIds(
  shop: Shop,
  { ids, narrowing, order }: { ids: readonly number[]; narrowing: Narrowing; order: ListOrder | null },
): Promise<number[]> {
  const { values, parameter } = parameters();
  const given = parameter(ids, '::bigint[]');
  const conditions = [`p.id = any(${given})`, ...conditionsOf(narrowing, parameter)];
  if (narrowing.brandSlugs !== undefined)
    conditions.push(
      `p.brand_id = any(array(select id from brand_names where slug = any(${parameter(narrowing.brandSlugs, '::text[]')})))`,
    );
  const sorted =
    order === null
      ? `array_position(${given}, p.id)`
      : `${orderings[order].key} ${orderings[order].direction}, p.id ${orderings[order].direction}`;
  const { rows } = await shop.db.$client.query<{ id: number }>({
    text: `select p.id from visible_products p where ${conditions.join(' and ')} order by ${sorted}`,
    values,
  });
  return rows.map(({ id }) => id);
}
