import type { Shop } from '#platform/shop.ts';
import { writeMissingRedemptions } from './coupon-uses.store.ts';
import { coupons, couponUses } from './coupons.tables.ts';

/** Inserts the coupon redemptions of seeded orders. */
export function redeemSeededCoupons(shop: Shop): Promise<unknown> {
  return writeMissingRedemptions(shop, { since: new Date(0), now: shop.clock.now() });
}

/** Inserts a coupon with each customer's use count; returns its id. */
export async function seedCoupon(
  shop: Shop,
  coupon: Omit<typeof coupons.$inferInsert, 'uses'>,
  usesOf: ReadonlyMap<number, number>,
): Promise<number> {
  const uses = [...usesOf.values()].reduce((sum, count) => sum + count, 0);
  const [written] = await shop.db
    .insert(coupons)
    .values({ ...coupon, uses })
    .returning({ id: coupons.id });
  if (written === undefined) throw new Error('The coupon was not written.');
  const rows = [...usesOf].map(([customerId, count]) => ({ couponId: written.id, customerId, uses: count }));
  if (rows.length > 0) await shop.db.insert(couponUses).values(rows);
  return written.id;
}
