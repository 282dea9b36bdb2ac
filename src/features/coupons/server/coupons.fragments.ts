import { bigint, nullable, timestamptz } from '#platform/database/sql-types.ts';

/** The parameters of {@link redeemedCoupon}; those of the order that is placed have the same names. */
export const redeemedCouponParams = {
  couponId: nullable(bigint),
  /** Of a code of one use. */
  couponCodeId: nullable(bigint),
  customerId: bigint,
  orderId: bigint,
  /** What it takes off, in toman. */
  discountAmount: bigint,
  now: timestamptz,
};

/** A part of the statement that places an order: notes what its coupon took off it; nothing for an order without a coupon. */
export const redeemedCoupon = `coupon_redeemed AS (
  INSERT INTO coupon_redemptions (coupon_id, code_id, customer_id, order_id, amount, redeemed_at)
  SELECT :couponId, :couponCodeId, :customerId, :orderId, :discountAmount, :now WHERE :couponId IS NOT NULL
)`;
