import type { Dependencies } from '#platform/cache/cache.ts';
import { int } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { contactSetting } from '#features/settings/contact.rules.ts';
import { shopContact } from '#features/settings/server/contact.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { ShopCounts } from '../shop-figures.contract.ts';

/** Cache lifetime of the counts, which scan three tables. */
const countSeconds = 600;

const counts = statement({
  name: 'shop_figures',
  row: { products_count: int, customers_count: int, orders_count: int },
  text: `
SELECT (SELECT count(*) FROM products WHERE status = 'active')::int AS products_count,
  (SELECT count(*) FROM customers WHERE role IS NULL AND phone LIKE '+%')::int AS customers_count,
  (SELECT count(*) FROM orders WHERE state NOT IN ('awaiting-payment', 'cancelled', 'lapsed'))::int AS orders_count`,
});

const counted = cached<{ figures: ShopCounts; until: Date }>({
  tag: 'shop-figures',
  seconds: countSeconds,
  read: async (shop) => {
    const [figures] = await counts(shop);
    return {
      figures: figures ?? { products_count: 0, customers_count: 0, orders_count: 0 },
      until: new Date(shop.clock.now().getTime() + countSeconds * 1_000),
    };
  },
});

/** Returns the numbers of sold products, customers and orders, at most ten minutes old; null when the owner does not publish them. */
export async function shopFigures(shop: Shop, depends: Dependencies): Promise<{ figures: ShopCounts | null }> {
  depends.tag(`setting:${contactSetting}`);
  if (!(await shopContact(shop)).showFigures) return { figures: null };
  const { figures, until } = await counted(shop);
  depends.tag('shop-figures');
  depends.until(until);
  return { figures };
}
