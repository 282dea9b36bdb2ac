import { untypedStatement } from '#platform/database/database.ts';
import type { CustomerFigures } from '../customer-figures.contract.ts';

/** `[customerId]`; each figure by an index that begins with the customer. */
export const customerFigures = untypedStatement<CustomerFigures>({
  name: 'customer_figures',
  text: `
SELECT count(*) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned'))::int AS orders,
  coalesce(sum(total) FILTER (WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned')), 0)::bigint AS spent,
  count(*) FILTER (WHERE state IN ('cancelled', 'lapsed'))::int AS cancelled,
  count(*) FILTER (WHERE state = 'returned')::int AS returned,
  (SELECT count(*)::int FROM reviews WHERE customer_id = $1::bigint) AS reviews,
  (SELECT count(*)::int FROM questions WHERE customer_id = $1::bigint) AS questions,
  (SELECT count(*)::int FROM post_comments WHERE customer_id = $1::bigint) AS comments,
  (SELECT count(*)::int FROM tickets WHERE customer_id = $1::bigint) AS tickets
FROM orders WHERE customer_id = $1::bigint`,
});
