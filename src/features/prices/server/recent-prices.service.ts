import type { Shop } from '#platform/shop.ts';
import { salePrice } from '../prices.rules.ts';
import { priceRule } from './price-rule.service.ts';
import { recentPrices } from './recent-prices.store.ts';

/** A variant and the moment before which its lowest price is requested. */
export interface PriceMoment {
  readonly variantId: number;
  readonly before: Date;
}

/**
 * Returns the lowest price of each variant in the 30 days before a moment, from its base and sale prices and flash sales, with today's price rule; a
 * variant without a price then has no entry.
 */
export async function lowestRecentPrices(shop: Shop, wanted: readonly PriceMoment[]): Promise<Map<number, number>> {
  const lowest = new Map<number, number>();
  if (wanted.length === 0) return lowest;
  const [rule, rows] = await Promise.all([
    priceRule(shop),
    recentPrices(shop, {
      variantIds: wanted.map(({ variantId }) => variantId),
      moments: wanted.map(({ before }) => before),
    }),
  ]);
  for (const { variantId, priceList, amount } of rows) {
    const price = priceList === 'base' ? salePrice(amount, rule, null) : amount;
    lowest.set(variantId, Math.min(price, lowest.get(variantId) ?? price));
  }
  return lowest;
}
