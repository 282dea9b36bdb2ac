import type { Shop } from '#platform/shop.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import {
  conditionsOf,
  orderings,
  type ListOrder,
  type ListRow,
  type Match,
  type Narrowing,
} from './product-list.store.ts';
import { parameters, type Parameter } from '#platform/database/parameters.ts';
import { wordQuery } from '#features/products/server/words/words-query.fragments.ts';
import { cardColumns } from '#features/products/server/product-cards.fragments.ts';

/** How what was found is ordered: as lists are, or what fits best first. */
export type FoundOrder = ListOrder | 'relevance';

export interface FoundPage {
  readonly order: FoundOrder;
  readonly narrowing: Narrowing & { readonly match: Match };
  readonly after: Cursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** A page of what was found. */
export interface Found {
  readonly rows: ListRow[];
  /** How many products match, counted up to the limit of what was looked at. */
  readonly matches: number;
  /** The least popular of the products that were looked at, behind which those lie that were not. */
  readonly leastPopular: Cursor | null;
}

/** Of so many matches at the most the best are found exactly; a commoner word is ranked among its most popular products. */
export const maxMatches = 1_000;
/** Some eight pages. Walking on to twice as many took twice as long and more: 19 instead of 9 ms of a word that one of thirty products bears. */
const maxPopular = 150;

/**
 * A page of the products that match, ranked exactly when they are at most {@link maxMatches}: then the work is bounded by
 * them. `amongPopular` ranks the most popular matches alone, which are found by walking down the popular products: quick
 * when the match is common, and asked only then.
 */
export async function findMatches(
  shop: Shop,
  { order, narrowing, after, offset, limit }: FoundPage,
  amongPopular = false,
): Promise<Found> {
  const { values, parameter } = parameters();
  const conditions = conditionsOf(narrowing, parameter);
  if (narrowing.categoryIds !== undefined)
    conditions.push(`p.category_id = any(${parameter(narrowing.categoryIds, '::bigint[]')})`);
  if (narrowing.brandSlugs !== undefined) {
    conditions.push(
      `p.brand_id = any(array(select id from brand_names where slug = any(${parameter(narrowing.brandSlugs, '::text[]')})))`,
    );
  }
  const key = order === 'relevance' ? relevance(narrowing.match, parameter) : orderings[order].key;
  const { direction, cast } = order === 'relevance' ? { direction: 'desc', cast: '::bigint' } : orderings[order];
  const further =
    after === null
      ? ''
      : `where ("sortKey", id) ${direction === 'desc' ? '<' : '>'} (${parameter(after.key, cast)}, ${parameter(after.id, '::bigint')})`;
  const within = amongPopular ? `order by p.sold_count desc, p.id desc limit ${maxPopular}` : `limit ${maxMatches + 1}`;
  const text = `with hits as materialized (
      select p.id, p.sold_count, ${key} as "sortKey" from visible_products p where ${conditions.join(' and ')} ${within}
    ), page as (
      select id, "sortKey" from hits ${further} order by "sortKey" ${direction}, id ${direction} limit ${limit} offset ${offset}
    )
    select ${cardColumns}, page."sortKey", looked.matches, looked."leastSold", looked."leastId"
    from (
      select (select count(*) from hits) as matches,
        (select sold_count from hits order by sold_count, id limit 1) as "leastSold",
        (select id from hits order by sold_count, id limit 1) as "leastId"
    ) looked
    left join page on true left join visible_products p on p.id = page.id
    order by page."sortKey" ${direction}, page.id ${direction}`;
  type Row = ListRow & { matches: number; leastSold: number | null; leastId: number | null };
  const { rows } = await shop.db.$client.query<Row>({ text, values });
  const [first] = rows;
  return {
    rows: rows.filter((row) => (row.id as number | null) !== null),
    matches: first?.matches ?? 0,
    leastPopular:
      !amongPopular || first?.leastSold == null || first.leastId === null || first.matches < maxPopular
        ? null
        : { key: first.leastSold, id: first.leastId },
  };
}

/** Names first, then what is in stock, then what is popular: one number, so that pages go on behind it. */
function relevance(match: Match, parameter: Parameter): string {
  if ('productIds' in match) return `(-array_position(${parameter(match.productIds, '::bigint[]')}, p.id))::bigint`;
  const named =
    'tag' in match ? 'false' : `p.search_words @@ to_tsquery('simple', ${parameter(wordQuery(match.words, 'A'))})`;
  return `((case when ${named} then 2 else 0 end + p.in_stock::int)::bigint * 1000000000000 + p.sold_count)`;
}

/** The products that match words or a tag, in no order, so many at the most. */
export async function matchingIds(shop: Shop, match: Match, most: number): Promise<number[]> {
  const { values, parameter } = parameters();
  const { rows } = await shop.db.$client.query<{ id: number }>({
    text: `select p.id from visible_products p where ${conditionsOf({ match }, parameter).join(' and ')} limit ${most}`,
    values,
  });
  return rows.map(({ id }) => id);
}
