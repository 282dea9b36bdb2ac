import { bigint, nullable, timestamptz } from '#platform/database/sql-types.ts';

/** The parameters of {@link redeemedCoupon}; those that the order shares have the same names. */
export const redeemedCouponParams = {
  couponId: nullable(bigint),
  /** Set for a single-use code. */
  couponCodeId: nullable(bigint),
  customerId: bigint,
  orderId: bigint,
  /** The discount in toman. */
  discountAmount: bigint,
  now: timestamptz,
};

/** CTE of the statement that places an order: inserts the order's coupon redemption; no row for an order without a coupon. */
export const redeemedCoupon = `coupon_redeemed AS (
  INSERT INTO coupon_redemptions (coupon_id, code_id, customer_id, order_id, amount, redeemed_at)
  SELECT :couponId, :couponCodeId, :customerId, :orderId, :discountAmount, :now WHERE :couponId IS NOT NULL
)`;
