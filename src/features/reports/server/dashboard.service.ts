import { kindIn, nameIn } from '#shared/text/names.ts';
import { bigint, int, neverNull, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';

const dayCount = 30;
const maxListed = 8;
/** How old the figures may be: a month of orders is read for them. */
const figureSeconds = 60;

const salesByDay = statement({
  name: 'desk_sales_by_day',
  params: { now: timestamptz },
  // Of a series of days, none of which is null.
  row: { day: neverNull(text), orders_count: int, total: bigint },
  text: `
WITH day AS (SELECT generate_series(0, ${dayCount - 1}) AS ago),
sold AS (
  SELECT to_char(placed_at AT TIME ZONE 'Asia/Tehran', 'YYYY-MM-DD') AS day, count(*)::int AS orders, sum(total)::bigint AS total
  FROM orders
  WHERE placed_at > :now - interval '${dayCount} days' AND state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned')
  GROUP BY 1
), named AS (
  SELECT to_char((:now AT TIME ZONE 'Asia/Tehran') - make_interval(days => ago), 'YYYY-MM-DD') AS day FROM day
)
SELECT named.day, coalesce(sold.orders, 0)::int AS orders_count, coalesce(sold.total, 0)::bigint AS total
FROM named LEFT JOIN sold ON sold.day = named.day ORDER BY named.day`,
});

const statesUnderWay = statement({
  name: 'desk_states',
  row: { status: text, count: int },
  text: `SELECT state AS status, count(*)::int AS count FROM orders WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned') GROUP BY state`,
});

const bestOfMonth = statement({
  name: 'desk_best',
  params: { now: timestamptz },
  row: { name: text, nameEn: nullable(text), pieces: int },
  text: `
SELECT sold.name, p.translations -> 'en' ->> 'name' AS "nameEn", sold.pieces
FROM (
  SELECT l.product_id, max(l.name) AS name, sum(l.quantity)::int AS pieces
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.placed_at > :now - interval '${dayCount} days' AND o.state NOT IN ('awaiting-payment', 'cancelled', 'lapsed', 'returned')
  GROUP BY l.product_id ORDER BY pieces DESC, l.product_id LIMIT ${maxListed}
) sold LEFT JOIN products p ON p.id = sold.product_id
ORDER BY sold.pieces DESC, sold.product_id`,
});

/** What runs low is looked for among so many products, those that sell most: of a million the stock of all of them took 6 s to read. */
const bestSelling = 5_000;

const lowStock = statement({
  name: 'desk_low_stock',
  row: { name: text, nameEn: nullable(text), variant: text, variantEn: nullable(text), left: int },
  text: `
WITH p AS MATERIALIZED (
  SELECT id, name, translations -> 'en' ->> 'name' AS name_en, sold_count FROM visible_products ORDER BY sold_count DESC, id DESC LIMIT ${bestSelling}
)
SELECT p.name, p.name_en AS "nameEn", coalesce(v.label, '') AS variant, v.label_en AS "variantEn", s.available AS left
FROM p JOIN visible_variants v ON v.product_id = p.id JOIN variant_stock s ON s.variant_id = v.id
WHERE s.available <= s.low_stock_threshold ORDER BY s.available, p.sold_count DESC, v.id LIMIT ${maxListed}`,
});

const figures = cached<
  Omit<DashboardFigures, 'best' | 'low'> & {
    readonly best: readonly RowOf<typeof bestOfMonth>[];
    readonly low: readonly RowOf<typeof lowStock>[];
  }
>({
  tag: 'desk-figures',
  seconds: figureSeconds,
  read: async (shop) => {
    const now = shop.clock.now();
    const [days, statuses, best, low] = await Promise.all([
      salesByDay(shop, { now }),
      statesUnderWay(shop),
      bestOfMonth(shop, { now }),
      lowStock(shop),
    ]);
    return { days, statuses, best, low };
  },
});

/** The figures of the admin page in a language, at most a minute old however many look. */
export async function dashboardFigures(shop: Shop, language: Language): Promise<DashboardFigures> {
  const { days, statuses, best, low } = await figures(shop);
  return {
    days,
    statuses,
    best: best.map(({ pieces, ...named }) => ({ name: nameIn(named, language), pieces })),
    low: low.map(({ left, variant, variantEn, ...named }) => ({
      name: nameIn(named, language),
      variant: kindIn({ name: variant, nameEn: variantEn }, language),
      left,
    })),
  };
}
