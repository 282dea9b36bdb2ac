import type { Shop } from '#platform/shop.ts';
import { couponCode } from '../coupons.rules.ts';
import { couponOfCustomer, countUse, takeUseBack, type CustomerCoupon } from './coupon-uses.store.ts';
import { homeCouponTag } from './home-coupon.service.ts';

export type { CustomerCoupon } from './coupon-uses.store.ts';

/** A coupon by its code, in whatever letters and digits it was typed, with how often the customer has used it and which of some products it is for. */
export async function findCoupon(
  shop: Shop,
  { code, customerId, productIds }: { code: string; customerId: number; productIds: readonly number[] },
): Promise<CustomerCoupon | null> {
  const [coupon] = await couponOfCustomer(shop, { code: couponCode(code), customerId, productIds });
  return coupon ?? null;
}

/** Uses a coupon once, within its limits for the customer and in all; false when one of them was reached meanwhile. The order is rolled back then. */
export async function useCoupon(shop: Shop, use: { couponId: number; customerId: number }): Promise<boolean> {
  const [used] = await countUse(shop, use);
  if (used?.leavesHome === true) shop.invalidate(homeCouponTag);
  return used !== undefined;
}

/** Gives a coupon back to a customer whose order came to nothing. */
export async function giveCouponBack(shop: Shop, use: { couponId: number; customerId: number }): Promise<void> {
  const [freed] = await takeUseBack(shop, use);
  if (freed?.comesHome === true) shop.invalidate(homeCouponTag);
}
