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

/** A coupon by its code, in whatever letters and digits it was typed, with how often the customer has used it and which of some products it is for. */
export async function findCoupon(
  shop: Shop,
  { code, customerId, productIds }: { code: string; customerId: number; productIds: readonly number[] },
): Promise<CustomerCoupon | null> {
  const [coupon] = await couponOfCustomer(shop, { code: couponCode(code), customerId, productIds });
  return coupon ?? null;
}

/**
 * Uses a coupon once, within its limits for the customer and in all; false when one of them was reached meanwhile, or the code of one use was
 * revoked. The order is rolled back then.
 */
export async function useCoupon(
  shop: Shop,
  { couponId, customerId, codeId = null }: { couponId: number; customerId: number; codeId?: number | null },
): Promise<boolean> {
  const [used] = await countUse(shop, { couponId, customerId, codeId });
  if (used?.leavesHome === true) shop.invalidate(homeCouponTag);
  return used !== undefined;
}

/** Gives a coupon back to a customer whose order came to nothing or came back whole: once, whoever requests it again. */
export async function giveCouponBack(shop: Shop, orderId: number): Promise<void> {
  const [freed] = await releaseRedemption(shop, { orderId, now: shop.clock.now() });
  if (freed?.comesHome === true) shop.invalidate(homeCouponTag);
}

/**
 * Takes the coupon of an order up again that was paid after it had lapsed; false where no use of it is left, or its code has another order: then its discount holds
 * and takes no use.
 */
export async function redeemCouponAgain(
  shop: Shop,
  use: { couponId: number; customerId: number; orderId: number },
): Promise<boolean> {
  // Locked, and then looked at: who has redeemed the code meanwhile is seen.
  const [{ codeId } = { codeId: null }] = await lockCodeOfOrder(shop, { orderId: use.orderId });
  const [found] = codeId === null ? [] : await codeRedeemed(shop, { codeId });
  const counted = found?.redeemed !== true && (await useCoupon(shop, { ...use, codeId }));
  await redeemAgain(shop, { orderId: use.orderId, counted });
  return counted;
}

/** Writes what coupons took off orders of the last days that a process of an older release placed. */
export async function noteMissingRedemptions(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  await writeMissingRedemptions(shop, { since: new Date(now.getTime() - lookedBackDays * 86_400_000), now });
}
