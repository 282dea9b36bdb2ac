import { bigint, int, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/**
 * Selects products by pieces sold in orders paid since a given time, then the others by pieces ever sold. Returned and cancelled orders do not count.
 */
export const bestSellers = statement({
  name: 'best_sellers',
  params: { since: timestamptz, limit: int },
  row: { id: bigint },
  text: `with sold as (
      select product_id as id, sum(quantity) as pieces from bought_lines where paid_at > :since group by product_id
    ), best as (
      (select p.id, sold.pieces, p.sold_count from sold join visible_products p on p.id = sold.id
        order by sold.pieces desc, p.sold_count desc, p.id desc limit :limit)
      union all
      (select p.id, 0, p.sold_count from visible_products p where p.id not in (select id from sold)
        order by p.sold_count desc, p.id desc limit :limit)
    )
    select id from best order by pieces desc, sold_count desc, id desc limit :limit`,
});
