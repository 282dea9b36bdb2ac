import { bigint, bool, int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { dayOf, newestDay } from './sales.fragments.ts';

/** Days before the newest order for which pieces by product and day are stored. */
const daysOfProducts = 35;

/** Whether all earlier orders are counted. */
export const countingState = statement({
  name: 'sales_counting',
  row: { lastOrderId: bigint, complete: bool },
  text: 'SELECT last_order_id AS "lastOrderId", complete FROM sales_counting',
});

/** The same, with a lock against concurrent counting. */
export const lockCounting = statement({
  name: 'sales_counting_lock',
  row: { lastOrderId: bigint, complete: bool },
  text: 'SELECT last_order_id AS "lastOrderId", complete FROM sales_counting FOR UPDATE',
});

export const noteCounted = statement({
  name: 'sales_counting_note',
  params: { lastOrderId: bigint, complete: bool },
  text: 'UPDATE sales_counting SET last_order_id = :lastOrderId, complete = :complete',
});

/**
 * Adds the CTE `change (order_id, sold, settled)` to the totals, with the counting lock: stored rows are read and written anew, so that no total is
 * temporarily negative.
 */
const addedUp = `of_order AS (
  SELECT o.id, o.total, c.sold, c.settled, ${dayOf('o.placed_at')} AS day
  FROM change c JOIN orders o ON o.id = c.order_id WHERE c.sold <> 0 OR c.settled <> 0
), days AS (
  INSERT INTO sales_days (day, orders_count, total)
  SELECT n.day, coalesce(d.orders_count, 0) + n.orders_count, coalesce(d.total, 0) + n.total
  FROM (SELECT day, sum(sold)::int AS orders_count, sum(sold * total)::bigint AS total FROM of_order GROUP BY day) n LEFT JOIN sales_days d USING (day)
  ON CONFLICT (day) DO UPDATE SET orders_count = excluded.orders_count, total = excluded.total
), products AS (
  INSERT INTO product_sales_days (day, product_id, pieces)
  SELECT n.day, n.product_id, coalesce(d.pieces, 0) + n.pieces
  FROM (
    SELECT c.day, l.product_id, sum(c.sold * l.quantity)::int AS pieces FROM of_order c JOIN order_lines l ON l.order_id = c.id
    WHERE c.sold <> 0 AND c.day > ${newestDay} - ${daysOfProducts} GROUP BY c.day, l.product_id
  ) n LEFT JOIN product_sales_days d USING (day, product_id)
  ON CONFLICT (day, product_id) DO UPDATE SET pieces = excluded.pieces
), old_days AS (
  DELETE FROM product_sales_days WHERE day <= ${newestDay} - ${daysOfProducts}
), sellers AS (
  INSERT INTO seller_sales (seller_id, settled, commission, open, pieces)
  SELECT n.seller_id, coalesce(s.settled, 0) + n.settled, coalesce(s.commission, 0) + n.commission, coalesce(s.open, 0) + n.open, coalesce(s.pieces, 0) + n.pieces
  FROM (
    SELECT l.seller_id, sum(c.settled * l.total)::bigint AS settled, sum(c.settled * (l.total * l.percent / 100))::bigint AS commission,
      sum((c.sold - c.settled) * l.total)::bigint AS open, sum(c.settled * l.pieces)::bigint AS pieces
    FROM of_order c CROSS JOIN LATERAL (
      SELECT seller_id, sum(seller_total)::bigint AS total, sum(quantity) AS pieces, max(commission_percent) AS percent
      FROM ordered_lines WHERE order_id = c.id GROUP BY seller_id
    ) l GROUP BY l.seller_id
  ) n LEFT JOIN seller_sales s USING (seller_id)
  ON CONFLICT (seller_id) DO UPDATE SET settled = excluded.settled, commission = excluded.commission, open = excluded.open, pieces = excluded.pieces
)`;

/** Adds the next changed orders to the totals; returns the number of changes. */
export const countChanges = statement({
  name: 'sales_count_changes',
  params: { limit: int },
  row: { count: int },
  text: `
WITH taken AS (
  DELETE FROM uncounted_orders WHERE id IN (SELECT id FROM uncounted_orders ORDER BY id LIMIT :limit) RETURNING order_id, sold, settled
), change AS (
  SELECT order_id, sum(sold)::int AS sold, sum(settled)::int AS settled FROM taken GROUP BY order_id
), ${addedUp}
SELECT count(*)::int AS count FROM taken`,
});

/**
 * Adds earlier orders to the totals, in their state before their first pending change; pending changes are counted only after all of these, so an
 * order that is newer than the trigger adds nothing here. Returns the last order id, 0 where there are none.
 */
export const countOldOrders = statement({
  name: 'sales_count_old_orders',
  params: { after: bigint, limit: int },
  row: { lastOrderId: bigint },
  text: `
WITH part AS (
  SELECT id FROM orders WHERE id > :after ORDER BY id LIMIT :limit
), change AS (
  SELECT p.id AS order_id, (s.id IS NOT NULL)::int - coalesce(w.sold, 0) AS sold, coalesce(s.settled, false)::int - coalesce(w.settled, 0) AS settled
  FROM part p LEFT JOIN sold_orders s ON s.id = p.id
  LEFT JOIN (SELECT order_id, sum(sold)::int AS sold, sum(settled)::int AS settled FROM uncounted_orders GROUP BY order_id) w ON w.order_id = p.id
), ${addedUp}
SELECT coalesce(max(id), 0)::bigint AS "lastOrderId" FROM part`,
});
