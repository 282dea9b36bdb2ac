import { bigint, bool, int, jsonb, listOf, neverNull, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { batched } from '#platform/database/batched.ts';
import { cardColumns, cardRow, type CardRow } from './product-cards.fragments.ts';

/** The best-selling products with their tags. */
export const popularProducts = statement({
  name: 'popular_products',
  row: { id: bigint, tags: listOf(text) },
  text: `select id, tags from products where status = 'active' order by sold_count desc, id desc limit 250`,
});

/** The inputs for related products. */
interface Kindred {
  readonly tags: readonly string[];
  /** Popular products that share a tag with it. */
  readonly candidates: readonly number[];
}

/** A product for which related ones are requested. */
export interface Seeking extends Kindred {
  readonly id: number;
  readonly categoryId: number;
}

/**
 * The related products of several products; each parameter list has an entry per product. Products bought in the same orders more than once rank
 * first (a single order may be a coincidence), then by common tags, then by category. Each source yields a bounded number of candidates: from the
 * latest orders, the given popular products and the most popular of the category; cards are built only for the best. The plan does not depend on tag
 * frequency, and `(select :indexes)` hides the number of requested products, so that PostgreSQL plans it once per connection: planning took longer
 * than execution (1.1 ms instead of 0.25 of the database's processor at 1,000 products, the same 0.43 at 100,000).
 */
const relatedToSeveral = statement({
  name: 'related_to_several',
  params: {
    indexes: listOf(int),
    productIds: listOf(bigint),
    categoryIds: listOf(bigint),
    others: listOf(jsonb<Kindred>()),
  },
  // Each list has an entry for each product, so unnest pads none with nulls.
  row: {
    index: neverNull(int),
    ...cardRow,
    score: bigint,
    in_stock: bool,
    sold_count: int,
    same_kind: neverNull(bool),
  },
  text: `select requested.index, card.* from unnest((select :indexes), (select :productIds), (select :categoryIds), (select :others)) requested(index, id, category_id, other)
    cross join lateral (
    with own_tags as (
      select array(select jsonb_array_elements_text(requested.other -> 'tags')) as tags
    ), bought as (
      select line.product_id as id, count(*) as orders
      from (select distinct order_id from (
        select order_id from ordered_lines where product_id = requested.id order by order_id desc limit 30
      ) latest) own
      join ordered_lines line on line.order_id = own.order_id
      where line.product_id <> requested.id
      group by line.product_id
      having count(*) > 1
      order by orders desc, id desc
      limit 12
    ), candidates as (
      select id from bought union select jsonb_array_elements_text(requested.other -> 'candidates')::bigint union
      (select id from products where category_id = requested.category_id and status = 'active' order by sold_count desc, id desc limit 32)
    ), best as (
      select p.id, p.in_stock, p.sold_count, p.category_id = requested.category_id as same_kind,
        least(coalesce(bought.orders, 0), 3) * 3
          + 2 * (select count(*) from unnest(p.tags) tag where tag = any((select tags from own_tags)::text[]))
          + case when p.category_id = requested.category_id then 1 else 0 end as score
      from candidates join products p on p.id = candidates.id left join bought on bought.id = p.id
      where p.id <> requested.id and p.status = 'active'
      order by score desc, p.in_stock desc, p.sold_count desc, p.id desc
      limit 8
    )
    select ${cardColumns}, best.score, best.in_stock, best.sold_count, best.same_kind
    from best join products p on p.id = best.id
    ) card
    order by requested.index, card.score desc, card.in_stock desc, card.sold_count desc, card.id desc`,
});

/** The card of a related product; `same_kind`: of the same category, so that it can replace the product. */
export type RelatedRow = CardRow & { readonly same_kind: boolean };

/** Returns the cards of at most eight related products, best first. */
export const relatedProducts = batched<Seeking, RelatedRow[]>({
  run: async (shop, searched) => {
    const found = await relatedToSeveral(shop, {
      indexes: searched.map((_, index) => index),
      productIds: searched.map(({ id }) => id),
      categoryIds: searched.map(({ categoryId }) => categoryId),
      others: searched.map(({ tags, candidates }) => ({ tags, candidates })),
    });
    return searched.map((_, index) => found.filter((row) => row.index === index));
  },
});
