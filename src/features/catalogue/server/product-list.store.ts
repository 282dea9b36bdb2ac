import { statement } from '#platform/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { ProductSort } from '../catalogue.contract.ts';
import type { Place } from './list-place.ts';

/** What a card shows of a product, as it is stored. */
export interface CardRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly pictureKey: string | null;
  readonly basePrice: number;
  readonly badgeText: string | null;
  readonly badgeColor: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly inStock: boolean;
}

/** The columns of a {@link CardRow}, of a products table called p. */
export const cardColumns = `p.id, p.slug, p.name, p.picture_keys[1] as "pictureKey", p.base_price as "basePrice",
  p.badge_text as "badgeText", p.badge_color as "badgeColor", p.rating, p.rating_count as "ratingCount", p.in_stock as "inStock"`;

/** How a list is ordered: as shoppers sort it, or as the owner featured it. */
export type ListOrder = ProductSort | 'featured';

/** What a list is narrowed to; everything that is left out narrows nothing. */
export interface Narrowing {
  /** Categories whose products are listed, those below them included by the caller. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandSlugs?: readonly string[] | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly tag?: string | undefined;
  /** A query of PostgreSQL's text search, made of folded words. */
  readonly words?: string | undefined;
}

export interface ListPage {
  readonly order: ListOrder;
  readonly narrowing: Narrowing;
  /** Where the page begins: behind a place, or so many products from the top. */
  readonly after: Place | null;
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
const orderings: Readonly<Record<ListOrder, Ordering>> = {
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
  if (name !== null) return statement<ListRow>({ name, text })(shop, values);
  // What narrows unevenly is planned anew with its values: a plan for any price range is a plan for none.
  return shop.db.$client.query<ListRow>({ text, values }).then(({ rows }) => rows);
}

/** The statement of a list page; it has a name when its shape is one of the few that are asked for all the time. */
export function listStatement({ order, narrowing, after, offset, limit }: ListPage): { name: string | null; text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameter = (value: unknown, cast = '') => `$${values.push(value)}${cast}`;
  const ordering = orderings[order];
  const most = limit + offset;
  const byBrand = narrowing.brandSlugs !== undefined && narrowing.words === undefined;
  const byCategory = narrowing.categoryIds !== undefined && !byBrand && narrowing.words === undefined;
  const arm = byBrand
    ? `(select id from brands where slug = any(${parameter(narrowing.brandSlugs, '::text[]')}))`
    : byCategory
      ? `unnest(${parameter(narrowing.categoryIds, '::bigint[]')})`
      : null;

  const conditions = ['p.hidden_at is null'];
  if (byBrand) conditions.push('p.brand_id = arm.id');
  if (byCategory) conditions.push('p.category_id = arm.id');
  if (narrowing.brandSlugs !== undefined && !byBrand) {
    conditions.push(`p.brand_id = any(array(select id from brands where slug = any(${parameter(narrowing.brandSlugs, '::text[]')})))`);
  }
  if (narrowing.categoryIds !== undefined && !byCategory) {
    conditions.push(`p.category_id = any(${parameter(narrowing.categoryIds, '::bigint[]')})`);
  }
  if (narrowing.priceMin !== undefined) conditions.push(`p.base_price >= ${parameter(narrowing.priceMin)}`);
  if (narrowing.priceMax !== undefined) conditions.push(`p.base_price <= ${parameter(narrowing.priceMax)}`);
  if (narrowing.inStock === true) conditions.push('p.in_stock');
  if (narrowing.tag !== undefined) conditions.push(`p.tags @> array[${parameter(narrowing.tag, '::text')}]`);
  if (narrowing.words !== undefined) conditions.push(`p.search_words @@ ${parameter(narrowing.words, '::tsquery')}`);
  if (order === 'featured') conditions.push('p.featured_at is not null');
  if (after !== null) {
    const beyond = ordering.direction === 'desc' ? '<' : '>';
    const place = order === 'newest' ? parameter(after.id, '::bigint') : `(${parameter(after.key, ordering.cast)}, ${parameter(after.id, '::bigint')})`;
    conditions.push(order === 'newest' ? `p.id ${beyond} ${place}` : `(${ordering.key}, p.id) ${beyond} ${place}`);
  }
  // Limits are written out: with a limit that it does not know, PostgreSQL plans for a tenth of the table.
  const own = `select ${cardColumns}, ${ordering.key} as "sortKey" from products p
    where ${conditions.join(' and ')}
    order by ${order === 'newest' ? '' : `${ordering.key} ${ordering.direction}, `}p.id ${ordering.direction}`;
  // Each category or brand gives its own first rows from its own index; so a big category costs as little as a small one.
  const text = arm === null
    ? `${own} limit ${limit} offset ${offset}`
    : `select p.* from ${arm} arm(id) cross join lateral (${own} limit ${most}) p
       order by p."sortKey" ${ordering.direction}, p.id ${ordering.direction} limit ${limit} offset ${offset}`;

  const { brandSlugs, priceMin, priceMax, tag, words, inStock } = narrowing;
  const uneven = [brandSlugs, priceMin, priceMax, tag, words].some((given) => given !== undefined) || offset > 0;
  const name = uneven || !usualLimits.has(limit)
    ? null
    : ['list', order, byCategory ? 'category' : 'all', inStock === true ? 'in_stock' : 'any', after === null ? 'top' : 'after', limit].join('_');
  return { name, text, values };
}

/** Cards of some products, in no order: `[productIds]`. */
export const cardsByIds = statement<CardRow>({
  name: 'cards_by_ids',
  text: `select ${cardColumns} from products p where p.id = any($1::bigint[]) and p.hidden_at is null`,
});
