import { untypedStatement } from '#platform/database/database.ts';
import type { CouponBenefit, CouponTerms } from '../coupons.rules.ts';

/** A coupon as one customer may use it for some products. */
export interface CustomerCoupon extends CouponTerms, CouponBenefit {
  readonly id: number;
  readonly code: string;
  readonly customerUses: number;
  /** Whether the customer has an order that did not come to nothing; looked for only where the coupon minds. */
  readonly orderedBefore: boolean;
  /** Those of the products that it is for; null when it is for everything. */
  readonly coveredProductIds: readonly number[] | null;
}

/** `[code, customerId, productIds]`. */
export const couponOfCustomer = untypedStatement<CustomerCoupon>({
  name: 'coupon_of_customer',
  text: `
SELECT c.id, c.code, c.kind, c.percent_off AS "percentOff", c.amount_off AS "amountOff", c.most_off AS "maxOff",
  c.minimum_total AS "minimumTotal", c.begins_at AS "beginsAt", c.ends_at AS "endsAt", c.paused_at AS "pausedAt",
  c.most_uses AS "maxUses", c.most_uses_per_customer AS "maxUsesPerCustomer", c.uses, coalesce(u.uses, 0) AS "customerUses",
  c.first_order_only AS "firstOrderOnly",
  c.first_order_only AND EXISTS (
    SELECT FROM counted_orders o WHERE o.customer_id = $2::bigint
  ) AS "orderedBefore",
  CASE WHEN c.category_ids <> '{}' THEN ARRAY(
    SELECT DISTINCT under.product_id FROM products_in_categories under
    WHERE under.category_id = ANY(c.category_ids) AND under.product_id = ANY($3::bigint[])
  ) END AS "coveredProductIds"
FROM coupons c LEFT JOIN coupon_uses u ON u.coupon_id = c.id AND u.customer_id = $2::bigint
WHERE c.code = $1`,
});

const maxOfCustomer = `least(coalesce(most_uses_per_customer, 2147483647), CASE WHEN first_order_only THEN 1 ELSE 2147483647 END)`;

/**
 * Counts one use within both limits; no row comes back, and nothing is counted, when one of them is reached: `[couponId,
 * customerId]`. The coupon is locked first, so that both are counted or neither: an order that is paid after it had lapsed
 * goes on without its use. A coupon for a first order is used once by a customer, so that two first orders at the same
 * time do not both have it.
 */
export const countUse = untypedStatement<{ leavesHome: boolean }>({
  name: 'coupon_count_use',
  text: `
WITH usable AS MATERIALIZED (
  SELECT id, ${maxOfCustomer} AS most FROM coupons
  WHERE id = $1::bigint AND paused_at IS NULL AND (most_uses IS NULL OR uses < most_uses)
  FOR NO KEY UPDATE
), used AS (
  INSERT INTO coupon_uses AS u (coupon_id, customer_id, uses)
  SELECT id, $2::bigint, 1 FROM usable WHERE most >= 1
  ON CONFLICT (coupon_id, customer_id) DO UPDATE SET uses = u.uses + 1
  WHERE u.uses < (SELECT most FROM usable)
  RETURNING u.coupon_id
)
UPDATE coupons c SET uses = c.uses + 1 FROM used WHERE c.id = used.coupon_id
RETURNING c.shown_on_home AND c.most_uses IS NOT NULL AND c.uses >= c.most_uses AS "leavesHome"`,
});

/** Takes one use back; says whether the coupon, used up until then, may stand on the home page again: `[couponId, customerId]`. */
export const takeUseBack = untypedStatement<{ comesHome: boolean }>({
  name: 'coupon_take_use_back',
  text: `
WITH freed AS (
  UPDATE coupons SET uses = uses - 1 WHERE id = $1::bigint AND uses > 0
  RETURNING shown_on_home AND most_uses IS NOT NULL AND uses + 1 >= most_uses AS "comesHome"
), given AS (
  UPDATE coupon_uses SET uses = uses - 1 WHERE coupon_id = $1::bigint AND customer_id = $2::bigint AND uses > 0
)
SELECT "comesHome" FROM freed`,
});
