import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Reprice } from '../../variant-prices.contract.ts';
import { productNotFound } from '../product-detail.service.ts';
import { settlePrice } from './product-changes.service.ts';
import { repriceRow } from './product-changes.store.ts';

/** A new price and its editor; with a `sellerId`, only that seller's variant. */
export interface PricedVariant extends Reprice {
  readonly by: number;
  readonly sellerId: number | null;
}

/**
 * Changes a variant's price in one statement, unless it no longer equals the expected one. Effective on all lists and pages immediately; recorded in
 * the audit log.
 */
export function repriceVariant(
  shop: Shop,
  { by, sellerId, variant_id: variantId, base_price: basePrice, seen_price: seen }: PricedVariant,
): Promise<'done' | 'skipped' | Refusal<'product-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const scope = { sellerId: sellerId ?? 0, anySeller: sellerId === null };
    const wanted = { variantId, basePrice, ...scope, seen: seen ?? null, now: shop.clock.now() };
    const [row] = await repriceRow(shop, wanted);
    if (row === undefined) return productNotFound;
    const { productId, was, changed } = row;
    if (!changed) return was === basePrice ? 'skipped' : { ...changedMeanwhile(), facts: { base_price: was } };
    await settlePrice(shop, productId);
    await recordChange(shop, {
      by,
      action: 'price.changed',
      subject: 'variant',
      subjectId: variantId,
      before: { base_price: was },
      after: { base_price: basePrice },
    });
    shop.invalidate(`product:${productId}`, 'prices');
    return 'done';
  });
}
