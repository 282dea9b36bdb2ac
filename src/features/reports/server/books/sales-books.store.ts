import { dayOf, newestDay, uncounted } from '#features/orders/server/sales/sales.fragments.ts';
import { bookCheck } from './book-check.ts';

/** Once all earlier orders are counted, the stored sums must match; orders pending to be counted are included. */
const counted = 'EXISTS (SELECT FROM sales_counting WHERE complete)';

/** The number of days for which sales per product are read. */
const daysOfProducts = 31;

/** The sales per day, product and seller, as read by the dashboard and the sellers' accounts, match the orders. */
export const salesBooks = [
  bookCheck({
    code: 'sales-days',
    rule: 'The sum of a day is that of the orders that were placed on it and stand.',
    query: `
SELECT day AS subject, coalesce(w.total, 0) AS wanted, coalesce(f.total, 0) AS found
FROM (SELECT ${dayOf('placed_at')} AS day, count(*) AS orders, sum(total) AS total FROM sold_orders GROUP BY 1) w
FULL JOIN (
  SELECT day, sum(orders) AS orders, sum(total) AS total FROM (
    SELECT day, orders_count AS orders, total FROM sales_days
    UNION ALL SELECT ${dayOf('o.placed_at')}, u.sold, u.sold * o.total FROM ${uncounted} u JOIN orders o ON o.id = u.order_id
  ) s GROUP BY day
) f USING (day)
WHERE ${counted} AND (coalesce(w.orders, 0), coalesce(w.total, 0)) <> (coalesce(f.orders, 0), coalesce(f.total, 0))`,
  }),
  bookCheck({
    code: 'product-sales-days',
    rule: 'The pieces of a product that were ordered in the last days are those of its orders that stand.',
    query: `
SELECT product_id AS subject, coalesce(w.pieces, 0) AS wanted, coalesce(f.pieces, 0) AS found
FROM (
  SELECT l.product_id, sum(l.quantity) AS pieces FROM sold_orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.placed_at > (SELECT max(placed_at) FROM orders) - interval '${daysOfProducts} days' AND ${dayOf('o.placed_at')} > ${newestDay} - ${daysOfProducts - 1}
  GROUP BY l.product_id
) w
FULL JOIN (
  SELECT product_id, sum(pieces) AS pieces FROM (
    SELECT product_id, pieces FROM product_sales_days WHERE day > ${newestDay} - ${daysOfProducts - 1}
    UNION ALL SELECT l.product_id, u.sold * l.quantity FROM ${uncounted} u JOIN orders o ON o.id = u.order_id JOIN order_lines l ON l.order_id = o.id
    WHERE ${dayOf('o.placed_at')} > ${newestDay} - ${daysOfProducts - 1}
  ) s GROUP BY product_id
) f USING (product_id)
WHERE ${counted} AND coalesce(w.pieces, 0) <> coalesce(f.pieces, 0)`,
  }),
  bookCheck({
    code: 'seller-sums',
    rule: 'What a seller has sold, its commission, what is still to be paid, and the pieces are those of its lines of the orders that stand.',
    query: `
WITH of_order AS (
  SELECT l.order_id, l.seller_id, sum(l.seller_total)::bigint AS total, sum(l.quantity) AS pieces, max(l.commission_percent) AS percent
  FROM ordered_lines l GROUP BY l.order_id, l.seller_id
), wanted AS (
  SELECT l.seller_id, sum(l.total) FILTER (WHERE o.settled) AS settled, sum(l.total * l.percent / 100) FILTER (WHERE o.settled) AS commission,
    sum(l.total) FILTER (WHERE NOT o.settled) AS open, sum(l.pieces) FILTER (WHERE o.settled) AS pieces
  FROM of_order l JOIN sold_orders o ON o.id = l.order_id GROUP BY l.seller_id
), found AS (
  SELECT seller_id, sum(settled) AS settled, sum(commission) AS commission, sum(open) AS open, sum(pieces) AS pieces FROM (
    SELECT seller_id, settled, commission, open, pieces FROM seller_sales
    UNION ALL SELECT l.seller_id, u.settled * l.total, u.settled * (l.total * l.percent / 100), (u.sold - u.settled) * l.total, u.settled * l.pieces
    FROM ${uncounted} u JOIN of_order l ON l.order_id = u.order_id
  ) s GROUP BY seller_id
)
SELECT seller_id AS subject, coalesce(w.settled, 0) AS wanted, coalesce(f.settled, 0) AS found
FROM wanted w FULL JOIN found f USING (seller_id)
WHERE ${counted} AND (coalesce(w.settled, 0), coalesce(w.commission, 0), coalesce(w.open, 0), coalesce(w.pieces, 0))
  <> (coalesce(f.settled, 0), coalesce(f.commission, 0), coalesce(f.open, 0), coalesce(f.pieces, 0))`,
  }),
];
