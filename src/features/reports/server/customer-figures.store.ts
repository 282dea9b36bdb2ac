import { bigint, int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** What a customer did, each figure by an index that begins with the customer. */
export const customerFigures = statement({
  name: 'customer_figures',
  params: { customerId: bigint },
  row: {
    orders: int,
    spent: bigint,
    cancelled: int,
    returned: int,
    reviews: int,
    questions: int,
    comments: int,
    tickets: int,
  },
  text: `
SELECT count(*) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned'))::int AS orders,
  coalesce(sum(total) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned')), 0)::bigint AS spent,
  count(*) FILTER (WHERE state IN ('cancelled', 'lapsed'))::int AS cancelled,
  count(*) FILTER (WHERE state = 'returned')::int AS returned,
  (SELECT count(*)::int FROM reviews WHERE customer_id = :customerId) AS reviews,
  (SELECT count(*)::int FROM questions WHERE customer_id = :customerId) AS questions,
  (SELECT count(*)::int FROM post_comments WHERE customer_id = :customerId) AS comments,
  (SELECT count(*)::int FROM tickets WHERE customer_id = :customerId) AS tickets
FROM orders WHERE customer_id = :customerId`,
});
