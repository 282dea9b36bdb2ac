import { statement } from '#platform/database.ts';
import { cardColumns, type CardRow } from './product-list.store.ts';

/** What the shop sells most, with its tags. */
export const popularProducts = statement<{ id: number; tags: string[] }>({
  name: 'popular_products',
  text: 'select id, tags from products where hidden_at is null order by sold_count desc, id desc limit 250',
});

/**
 * What goes with a product: `[productId, categoryId, tags, popularWithSuchTags]`. Bought in the same orders counts most, then
 * every tag in common, then the category. Each source gives a bounded number of candidates: the latest orders, the given
 * popular ones, the most popular of the category; cards are made of the best alone. Nothing in it depends on how common a
 * tag is, so that PostgreSQL plans it once a connection: planning it took longer than running it (1.1 ms instead of 0.25 of
 * the database's processor at 1,000 products, the same 0.43 at 100,000).
 */
export const relatedProducts = statement<CardRow>({
  name: 'related_products',
  text: `with bought as (
      select line.product_id as id, count(*) as orders
      from (select distinct order_id from (
        select order_id from order_lines where product_id = $1 order by order_id desc limit 30
      ) latest) own
      join order_lines line on line.order_id = own.order_id
      where line.product_id <> $1
      group by line.product_id
      order by orders desc, id desc
      limit 12
    ), candidates as (
      select id from bought union select unnest($4::bigint[]) union
      (select id from products where category_id = $2 and hidden_at is null order by sold_count desc, id desc limit 32)
    ), best as (
      select p.id, p.in_stock, p.sold_count,
        least(coalesce(bought.orders, 0), 3) * 3
          + 2 * (select count(*) from unnest(p.tags) tag where tag = any($3::text[]))
          + case when p.category_id = $2 then 1 else 0 end as score
      from candidates join products p on p.id = candidates.id left join bought on bought.id = p.id
      where p.id <> $1 and p.hidden_at is null
      order by score desc, p.in_stock desc, p.sold_count desc, p.id desc
      limit 8
    )
    select ${cardColumns}
    from best join products p on p.id = best.id
    order by best.score desc, best.in_stock desc, best.sold_count desc, best.id desc`,
});
