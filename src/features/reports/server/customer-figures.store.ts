import { bigint, int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** A customer's figures, each from an index that begins with the customer. */
export const customerFigures = statement({
  name: 'customer_figures',
  params: { customerId: bigint },
  row: {
    orders_count: int,
    spent: bigint,
    cancelled_count: int,
    returned_count: int,
    reviews_count: int,
    questions_count: int,
    comments_count: int,
    tickets_count: int,
  },
  text: `
SELECT count(*) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned'))::int AS orders_count,
  coalesce(sum(total) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned')), 0)::bigint AS spent,
  count(*) FILTER (WHERE state IN ('cancelled', 'lapsed'))::int AS cancelled_count,
  count(*) FILTER (WHERE state = 'returned')::int AS returned_count,
  (SELECT count(*)::int FROM reviews WHERE customer_id = :customerId) AS reviews_count,
  (SELECT count(*)::int FROM questions WHERE customer_id = :customerId) AS questions_count,
  (SELECT count(*)::int FROM post_comments WHERE customer_id = :customerId) AS comments_count,
  (SELECT count(*)::int FROM tickets WHERE customer_id = :customerId) AS tickets_count
FROM orders WHERE customer_id = :customerId`,
});
