import type { Shop } from '#platform/shop.ts';
import { couponCode } from '../coupons.rules.ts';
import {
  codeRedeemed,
  couponOfCustomer,
  countUse,
  lockCodeOfOrder,
  redeemAgain,
  releaseRedemption,
  writeMissingRedemptions,
  type CustomerCoupon,
} from './coupon-uses.store.ts';
import { homeCouponTag } from './home-coupon.service.ts';

export type { CustomerCoupon } from './coupon-uses.store.ts';

const lookedBackDays = 3;

/** Finds a coupon by code, in any letter case and digits, with the customer's use count and which of the given products it covers. */
export async function findCoupon(
  shop: Shop,
  { code, customerId, productIds }: { code: string; customerId: number; productIds: readonly number[] },
): Promise<CustomerCoupon | null> {
  const [coupon] = await couponOfCustomer(shop, { code: couponCode(code), customerId, productIds });
  return coupon ?? null;
}

/**
 * Counts one use of a coupon within its total and per-customer limits; returns false when a limit was reached meanwhile or the single-use code was
 * revoked. The order is then rolled back.
 */
export async function useCoupon(
  shop: Shop,
  { couponId, customerId, codeId = null }: { couponId: number; customerId: number; codeId?: number | null },
): Promise<boolean> {
  const [used] = await countUse(shop, { couponId, customerId, codeId });
  if (used?.leavesHome === true) shop.invalidate(homeCouponTag);
  return used !== undefined;
}

/** Releases the coupon of an order that was cancelled, lapsed or returned in full; idempotent. */
export async function giveCouponBack(shop: Shop, orderId: number): Promise<void> {
  const [freed] = await releaseRedemption(shop, { orderId, now: shop.clock.now() });
  if (freed?.comesHome === true) shop.invalidate(homeCouponTag);
}

/**
 * Redeems the coupon of an order again that was paid after it had lapsed; returns false where no use is left or another order has the code: the
 * discount then stays and takes no use.
 */
export async function redeemCouponAgain(
  shop: Shop,
  use: { couponId: number; customerId: number; orderId: number },
): Promise<boolean> {
  // The lock comes before the read, so that a concurrent redemption of the code is visible.
  const [{ codeId } = { codeId: null }] = await lockCodeOfOrder(shop, { orderId: use.orderId });
  const [found] = codeId === null ? [] : await codeRedeemed(shop, { codeId });
  const counted = found?.redeemed !== true && (await useCoupon(shop, { ...use, codeId }));
  await redeemAgain(shop, { orderId: use.orderId, counted });
  return counted;
}

/** Inserts the missing coupon redemptions of recent orders that were placed by a process of an older release. */
export async function noteMissingRedemptions(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  await writeMissingRedemptions(shop, { since: new Date(now.getTime() - lookedBackDays * 86_400_000), now });
}
