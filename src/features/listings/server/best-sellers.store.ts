import { untypedStatement } from '#platform/database/database.ts';

/**
 * Products by pieces sold in orders paid since a moment, then the others by pieces ever sold: `[since, most]`. An order
 * that was given back or cancelled sold nothing.
 */
export const bestSellers = untypedStatement<{ id: number }>({
  name: 'best_sellers',
  text: `with sold as (
      select product_id as id, sum(quantity) as pieces from bought_lines where paid_at > $1 group by product_id
    ), best as (
      (select p.id, sold.pieces, p.sold_count from sold join visible_products p on p.id = sold.id
        order by sold.pieces desc, p.sold_count desc, p.id desc limit $2::int)
      union all
      (select p.id, 0, p.sold_count from visible_products p where p.id not in (select id from sold)
        order by p.sold_count desc, p.id desc limit $2::int)
    )
    select id from best order by pieces desc, sold_count desc, id desc limit $2::int`,
});
