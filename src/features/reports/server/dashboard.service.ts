import { kindIn, nameIn } from '#shared/text/names.ts';
import { bestSold, salesByDay } from '#features/orders/server/sales/sales.service.ts';
import { int, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { DashboardFigures } from '../dashboard.contract.ts';

const dayCount = 30;
const maxListed = 8;
/** Cache lifetime of the figures: low stock is searched among thousands of variants. */
const figureSeconds = 60;

const statesUnderWay = statement({
  name: 'desk_states',
  row: { status: text, count: int },
  text: `SELECT state AS status, count(*)::int AS count FROM orders WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned') GROUP BY state`,
});

/**
 * Low stock is searched among this many best-selling products: reading the stock of a million took 6 s. They are read from an index, and names only
 * for the displayed ones.
 */
const bestSelling = 5_000;

const lowStock = statement({
  name: 'desk_low_stock',
  row: { name: text, nameEn: nullable(text), variant: text, variantEn: nullable(text), left: int },
  text: `
WITH p AS MATERIALIZED (
  SELECT id, sold_count FROM visible_products ORDER BY sold_count DESC, id DESC LIMIT ${bestSelling}
), low AS (
  SELECT p.id, p.sold_count, v.id AS variant_id, v.label, v.label_en, s.available
  FROM p JOIN visible_variants v ON v.product_id = p.id JOIN variant_stock s ON s.variant_id = v.id
  WHERE s.available <= s.low_stock_threshold ORDER BY s.available, p.sold_count DESC, v.id LIMIT ${maxListed}
)
SELECT n.name, n.translations -> 'en' ->> 'name' AS "nameEn", coalesce(low.label, '') AS variant, low.label_en AS "variantEn", low.available AS left
FROM low JOIN visible_products n ON n.id = low.id ORDER BY low.available, low.sold_count DESC, low.variant_id`,
});

const figures = cached<
  Omit<DashboardFigures, 'best' | 'low'> & {
    readonly best: Awaited<ReturnType<typeof bestSold>>;
    readonly low: readonly RowOf<typeof lowStock>[];
  }
>({
  tag: 'desk-figures',
  seconds: figureSeconds,
  read: async (shop) => {
    const now = shop.clock.now();
    const [days, statuses, best, low] = await Promise.all([
      salesByDay(shop, { now, days: dayCount }),
      statesUnderWay(shop),
      bestSold(shop, { now, days: dayCount, limit: maxListed }),
      lowStock(shop),
    ]);
    return { days, statuses, best, low };
  },
});

/** Returns the dashboard figures in a language, cached for a minute regardless of the number of viewers. */
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
