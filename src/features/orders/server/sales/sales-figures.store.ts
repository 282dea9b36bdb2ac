import { bigint, int, neverNull, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { dayOf, uncounted } from './sales.fragments.ts';

const sellerRow = { settled: bigint, commission: bigint, open: bigint, pieces: bigint };

/** Selects a seller's stored totals plus pending changes. */
export const countedSellerSales = statement({
  name: 'seller_sales_counted',
  params: { sellerId: bigint },
  row: sellerRow,
  text: `
SELECT coalesce(sum(settled), 0)::bigint AS settled, coalesce(sum(commission), 0)::bigint AS commission,
  coalesce(sum(open), 0)::bigint AS open, coalesce(sum(pieces), 0)::bigint AS pieces
FROM (
  SELECT settled, commission, open, pieces FROM seller_sales WHERE seller_id = :sellerId
  UNION ALL
  SELECT u.settled * l.total, u.settled * (l.total * l.percent / 100), (u.sold - u.settled) * l.total, u.settled * l.pieces
  FROM ${uncounted} u CROSS JOIN LATERAL (
    SELECT sum(seller_total)::bigint AS total, sum(quantity) AS pieces, max(commission_percent) AS percent
    FROM ordered_lines WHERE order_id = u.order_id AND seller_id = :sellerId HAVING count(*) > 0
  ) l
) s`,
});

/** The same, calculated from the orders. */
export const summedSellerSales = statement({
  name: 'seller_sales_summed',
  params: { sellerId: bigint },
  row: sellerRow,
  text: `
SELECT coalesce(sum(sold.total) FILTER (WHERE sold.settled), 0)::bigint AS settled,
  coalesce(sum(sold.total * sold.percent / 100) FILTER (WHERE sold.settled), 0)::bigint AS commission,
  coalesce(sum(sold.total) FILTER (WHERE NOT sold.settled), 0)::bigint AS open,
  coalesce(sum(sold.pieces) FILTER (WHERE sold.settled), 0)::bigint AS pieces
FROM (
  SELECT o.settled, sum(l.seller_total)::bigint AS total, sum(l.quantity) AS pieces, max(l.commission_percent) AS percent
  FROM ordered_lines l JOIN sold_orders o ON o.id = l.order_id WHERE l.seller_id = :sellerId GROUP BY o.id, o.settled
) sold`,
});

const ofDays = { now: timestamptz, days: int };
/** The first of a number of days that end today. */
const firstDay = `${dayOf(':now')} - :days + 1`;

/** Each of a number of days until today, with its orders from the CTE `sold (day, orders_count, total)`. */
const everyDay = (sold: string) => `
WITH sold AS (${sold})
SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(sum(sold.orders_count), 0)::int AS orders_count, coalesce(sum(sold.total), 0)::bigint AS total
FROM (SELECT ${dayOf(':now')} - ago AS day FROM generate_series(0, :days - 1) AS ago) d LEFT JOIN sold ON sold.day = d.day
GROUP BY d.day ORDER BY d.day`;

const dayRow = {
  // From a generated series, so never null.
  day: neverNull(text),
  orders_count: int,
  total: bigint,
};

export const countedDays = statement({
  name: 'sales_days_counted',
  params: ofDays,
  row: dayRow,
  text: everyDay(`
  SELECT day, orders_count, total FROM sales_days WHERE day >= ${firstDay}
  UNION ALL
  SELECT ${dayOf('o.placed_at')}, u.sold, u.sold * o.total FROM ${uncounted} u JOIN orders o ON o.id = u.order_id`),
});

export const summedDays = statement({
  name: 'sales_days_summed',
  params: ofDays,
  row: dayRow,
  text: everyDay(`
  SELECT ${dayOf('placed_at')} AS day, 1 AS orders_count, total FROM sold_orders WHERE placed_at > :now - make_interval(days => :days)`),
});

/** The products with the most pieces ordered, from the CTE `sold (product_id, pieces)`. */
const bestOf = (sold: string) => `
WITH sold AS (${sold}), best AS (
  SELECT product_id, sum(pieces)::int AS pieces FROM sold GROUP BY product_id HAVING sum(pieces) > 0 ORDER BY pieces DESC, product_id LIMIT :limit
)
SELECT p.name, p.translations -> 'en' ->> 'name' AS "nameEn", best.pieces
FROM best JOIN product_summaries p ON p.id = best.product_id ORDER BY best.pieces DESC, best.product_id`;

const ofBest = { ...ofDays, limit: int };
const bestRow = { name: text, nameEn: nullable(text), pieces: int };

export const countedBest = statement({
  name: 'sales_best_counted',
  params: ofBest,
  row: bestRow,
  text: bestOf(`
  SELECT product_id, pieces FROM product_sales_days WHERE day >= ${firstDay}
  UNION ALL
  SELECT l.product_id, u.sold * l.quantity FROM ${uncounted} u JOIN orders o ON o.id = u.order_id JOIN order_lines l ON l.order_id = o.id
  WHERE ${dayOf('o.placed_at')} >= ${firstDay}`),
});

export const summedBest = statement({
  name: 'sales_best_summed',
  params: ofBest,
  row: bestRow,
  text: bestOf(`
  SELECT l.product_id, l.quantity AS pieces FROM sold_orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.placed_at > :now - make_interval(days => :days) AND ${dayOf('o.placed_at')} >= ${firstDay}`),
});
