import type { Shop } from '#platform/shop.ts';
import { beginBasePrices, endFormerBasePrices } from './base-prices.store.ts';

/**
 * Writes into the list of base prices what the variants of products cost from now on, after any of them changed or was added; what stayed is
 * left alone. Whoever changes what a variant costs has locked it, and calls this in the same transaction.
 */
export async function recordBasePrices(shop: Shop, productIds: readonly number[]): Promise<void> {
  const now = shop.clock.now();
  await endFormerBasePrices(shop, { productIds, now });
  await beginBasePrices(shop, { productIds, now });
}
