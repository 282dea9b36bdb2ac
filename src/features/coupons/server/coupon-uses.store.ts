import {
  bigint,
  bool,
  int,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { CouponKind } from '../coupons.rules.ts';

/** Selects a coupon with one customer's use of it and its coverage of some products. */
export const couponOfCustomer = statement({
  name: 'coupon_of_customer',
  params: { code: text, customerId: bigint, productIds: listOf(bigint) },
  row: {
    id: bigint,
    /** The code as created; for a single-use code that code, not the coupon's own. */
    code: text,
    codeId: nullable(bigint),
    codeUsed: bool,
    kind: textOf<CouponKind>(),
    percentOff: int,
    amountOff: bigint,
    maxOff: nullable(bigint),
    minimumTotal: bigint,
    beginsAt: timestamptz,
    endsAt: nullable(timestamptz),
    pausedAt: nullable(timestamptz),
    maxUses: nullable(int),
    maxUsesPerCustomer: nullable(int),
    uses: int,
    customerUses: int,
    firstOrderOnly: bool,
    fundedBy: textOf<DiscountFunder>(),
    /** Whether the customer last created or changed the coupon and is not an owner of the shop. */
    ownCoupon: bool,
    /** Whether the customer has an order that was not cancelled and did not lapse; queried only where the coupon's terms depend on it. */
    orderedBefore: bool,
    /** Those of the given products that the coupon covers; null when it covers all. */
    coveredProductIds: nullable(listOf(bigint)),
  },
  text: `
SELECT c.id, coalesce(k.code, c.code) AS code, k.id AS "codeId",
  EXISTS (SELECT FROM coupon_redemptions r WHERE r.code_id = k.id AND r.released_at IS NULL) AS "codeUsed", c.kind, c.percent_off AS "percentOff", c.amount_off AS "amountOff", c.most_off AS "maxOff",
  c.minimum_total AS "minimumTotal", c.begins_at AS "beginsAt", c.ends_at AS "endsAt", c.paused_at AS "pausedAt",
  c.most_uses AS "maxUses", c.most_uses_per_customer AS "maxUsesPerCustomer", c.uses, coalesce(u.uses, 0) AS "customerUses",
  c.first_order_only AS "firstOrderOnly", c.funded_by AS "fundedBy",
  coalesce(c.changed_by = :customerId, false) AND NOT EXISTS (SELECT FROM customer_names owner WHERE owner.id = :customerId AND owner.role = 'owner') AS "ownCoupon",
  c.first_order_only AND EXISTS (
    SELECT FROM counted_orders o WHERE o.customer_id = :customerId
  ) AS "orderedBefore",
  CASE WHEN c.category_ids <> '{}' THEN ARRAY(
    SELECT DISTINCT under.product_id FROM products_in_categories under
    WHERE under.category_id = ANY(c.category_ids) AND under.product_id = ANY(:productIds)
  ) END AS "coveredProductIds"
FROM (
  SELECT id AS coupon_id, NULL::bigint AS code_id FROM coupons WHERE code = :code AND NOT single_use_codes
  UNION ALL
  SELECT coupon_id, id FROM coupon_codes WHERE replace(code, '-', '') = replace(:code, '-', '') AND revoked_at IS NULL
  LIMIT 1
) typed JOIN coupons c ON c.id = typed.coupon_id
LEFT JOIN coupon_codes k ON k.id = typed.code_id
LEFT JOIN coupon_uses u ON u.coupon_id = c.id AND u.customer_id = :customerId`,
});

export type CustomerCoupon = RowOf<typeof couponOfCustomer>;

const maxOfCustomer = `least(coalesce(most_uses_per_customer, 2147483647), CASE WHEN first_order_only THEN 1 ELSE 2147483647 END)`;

/**
 * Counts one use within both limits; when either is reached, returns no row and counts nothing. Locks the coupon first, so that both counters are
 * incremented or neither: an order paid after it had lapsed goes on without its use. A single-use code is locked before that, so that it is revoked
 * either before or after. A first-order coupon is limited to one use per customer, so that two concurrent first orders cannot both have it.
 */
export const countUse = statement({
  name: 'coupon_count_use',
  params: { couponId: bigint, customerId: bigint, codeId: nullable(bigint) },
  // False rather than null for a coupon without a limit, because the first condition is false then.
  row: { leavesHome: neverNull(bool) },
  text: `
WITH code AS MATERIALIZED (
  SELECT id FROM coupon_codes WHERE id = :codeId AND revoked_at IS NULL FOR NO KEY UPDATE
), usable AS MATERIALIZED (
  SELECT id, ${maxOfCustomer} AS max_uses FROM coupons
  WHERE id = :couponId AND paused_at IS NULL AND (most_uses IS NULL OR uses < most_uses)
    AND (:codeId IS NULL OR EXISTS (SELECT FROM code))
  FOR NO KEY UPDATE
), used AS (
  INSERT INTO coupon_uses AS u (coupon_id, customer_id, uses)
  SELECT id, :customerId, 1 FROM usable WHERE max_uses >= 1
  ON CONFLICT (coupon_id, customer_id) DO UPDATE SET uses = u.uses + 1
  WHERE u.uses < (SELECT max_uses FROM usable)
  RETURNING u.coupon_id
)
UPDATE coupons c SET uses = c.uses + 1 FROM used WHERE c.id = used.coupon_id
RETURNING c.shown_on_home AND c.most_uses IS NOT NULL AND c.uses >= c.most_uses AS "leavesHome"`,
});

/** Inserts the redemptions of orders from their stored discounts; the condition refers to the order as `o`. */
const redemptionsOf = (condition: string) => `
  INSERT INTO coupon_redemptions AS r (coupon_id, customer_id, order_id, amount, counted, redeemed_at, released_at)
  SELECT d.coupon_id, o.customer_id, o.id, d.amount, o.coupon_id IS NOT NULL, o.placed_at,
    CASE WHEN NOT EXISTS (SELECT FROM counted_orders c WHERE c.id = o.id) OR o.state = 'returned' THEN greatest(o.placed_at, :now) END
  FROM promised_discounts d JOIN order_summaries o ON o.id = d.order_id
  WHERE d.coupon_id IS NOT NULL AND ${condition}`;

/**
 * Releases the redemption of an order that has just reached a final state, once, together with the use it took, and returns whether the coupon,
 * exhausted until then, may be displayed on the home page again. First inserts the redemption of an order that an older process placed.
 */
export const releaseRedemption = statement({
  name: 'coupon_release_redemption',
  params: { orderId: bigint, now: timestamptz },
  row: { comesHome: neverNull(bool) },
  text: `
WITH released AS (${redemptionsOf('o.id = :orderId')}
  ON CONFLICT (order_id) DO UPDATE SET released_at = greatest(r.redeemed_at, :now) WHERE r.released_at IS NULL
  RETURNING coupon_id, customer_id, counted
), freed AS (
  UPDATE coupons c SET uses = c.uses - 1 FROM released r WHERE c.id = r.coupon_id AND r.counted AND c.uses > 0
  RETURNING c.shown_on_home AND c.most_uses IS NOT NULL AND c.uses + 1 >= c.most_uses AS "comesHome"
), given AS (
  UPDATE coupon_uses u SET uses = u.uses - 1 FROM released r
  WHERE r.counted AND u.coupon_id = r.coupon_id AND u.customer_id = r.customer_id AND u.uses > 0
)
SELECT "comesHome" FROM freed`,
});

/** Locks the single-use code with which an order redeemed its coupon; no row where it had none. */
export const lockCodeOfOrder = statement({
  name: 'coupon_lock_code_of_order',
  params: { orderId: bigint },
  row: { codeId: bigint },
  text: `SELECT k.id AS "codeId" FROM coupon_redemptions r JOIN coupon_codes k ON k.id = r.code_id
    WHERE r.order_id = :orderId FOR NO KEY UPDATE OF k`,
});

/** Whether an active order has redeemed a code. */
export const codeRedeemed = statement({
  name: 'coupon_code_redeemed',
  params: { codeId: bigint },
  row: { redeemed: bool },
  text: 'SELECT EXISTS (SELECT FROM coupon_redemptions WHERE code_id = :codeId AND released_at IS NULL) AS redeemed',
});

/** Restores the redemption of an order that was paid after its hold expired; `counted` where a use was left for it. */
export const redeemAgain = statement({
  name: 'coupon_redeem_again',
  params: { orderId: bigint, counted: bool },
  text: 'UPDATE coupon_redemptions SET released_at = NULL, counted = :counted WHERE order_id = :orderId',
});

/** Inserts the missing redemptions of orders placed since a given time. */
export const writeMissingRedemptions = statement({
  name: 'coupon_write_missing_redemptions',
  params: { since: timestamptz, now: timestamptz },
  text: `${redemptionsOf('o.placed_at >= :since').trim()}
  ON CONFLICT (order_id) DO NOTHING`,
});
