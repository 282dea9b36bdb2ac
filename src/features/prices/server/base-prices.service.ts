import type { Shop } from '#platform/shop.ts';
import { beginBasePrices, endFormerBasePrices } from './base-prices.store.ts';

/**
 * Updates the base price list after variants of the products were changed or added; unchanged prices are left alone. The caller must have locked the
 * variants and call this in the same transaction.
 */
export async function recordBasePrices(shop: Shop, productIds: readonly number[]): Promise<void> {
  const now = shop.clock.now();
  await endFormerBasePrices(shop, { productIds, now });
  await beginBasePrices(shop, { productIds, now });
}
