import {
  bigint,
  bool,
  int,
  listOf,
  nullable,
  numeric,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { CouponKind } from '../coupons.rules.ts';

/** Row type of {@link couponColumns}. */
const couponRow = {
  id: bigint,
  code: text,
  kind: textOf<CouponKind>(),
  percent_off: int,
  discount_amount: bigint,
  max_discount_amount: nullable(bigint),
  minimum_total: bigint,
  begins_at: timestamptz,
  ends_at: nullable(timestamptz),
  max_uses: nullable(int),
  max_uses_per_customer: nullable(int),
  category_ids: listOf(bigint),
  first_order_only: bool,
  funded_by: textOf<DiscountFunder>(),
  active: bool,
  shown_on_home: bool,
  single_use_codes: bool,
  uses_count: int,
  version: int,
};

const couponColumns = `c.id, c.code, c.kind, c.percent_off, c.amount_off AS discount_amount, c.most_off AS max_discount_amount, c.minimum_total, c.begins_at, c.ends_at, c.most_uses AS max_uses,
  c.most_uses_per_customer AS max_uses_per_customer, c.category_ids, c.first_order_only, c.funded_by, c.paused_at IS NULL AS active, c.shown_on_home, c.single_use_codes, c.uses AS uses_count,
  c.version`;

/** Selects a page of coupons, newest first, or one by id, with the total of their discounts so far. */
export const adminCoupons = statement({
  name: 'desk_coupons',
  params: {
    now: timestamptz,
    state: nullable(textOf<'running' | 'coming' | 'ended' | 'paused'>()),
    id: nullable(bigint),
    before: nullable(bigint),
    limit: int,
  },
  row: { ...couponRow, given: numeric, uncounted_count: bigint, codes_count: bigint, free_codes_count: bigint },
  text: `
WITH page AS (
  SELECT ${couponColumns} FROM coupons c
  WHERE (:id IS NULL OR c.id = :id) AND (:before IS NULL OR c.id < :before) AND (:state IS NULL OR CASE :state
    WHEN 'paused' THEN c.paused_at IS NOT NULL
    WHEN 'ended' THEN c.ends_at <= :now
    WHEN 'coming' THEN c.begins_at > :now
    ELSE c.paused_at IS NULL AND c.begins_at <= :now AND (c.ends_at IS NULL OR c.ends_at > :now) END)
  ORDER BY c.id DESC LIMIT :limit
)
SELECT page.*, coalesce(taken.off, 0) AS given, coalesce(taken.uncounted, 0) AS uncounted_count,
  coalesce(made.codes, 0) AS codes_count, coalesce(made.free, 0) AS free_codes_count
FROM page LEFT JOIN (
  SELECT coupon_id, sum(amount) AS off, count(*) FILTER (WHERE NOT counted) AS uncounted FROM coupon_redemptions
  WHERE coupon_id IN (SELECT id FROM page) AND released_at IS NULL GROUP BY coupon_id
) taken ON taken.coupon_id = page.id LEFT JOIN (
  SELECT k.coupon_id, count(*) AS codes, count(*) FILTER (WHERE k.revoked_at IS NULL AND NOT EXISTS (
    SELECT FROM coupon_redemptions r WHERE r.code_id = k.id AND r.released_at IS NULL
  )) AS free
  FROM coupon_codes k WHERE k.coupon_id IN (SELECT id FROM page) GROUP BY k.coupon_id
) made ON made.coupon_id = page.id
ORDER BY page.id DESC`,
});

/** Selects a coupon and locks its row for the transaction. */
export const lockedCoupon = statement({
  name: 'coupon_lock',
  params: { id: bigint },
  row: couponRow,
  text: `SELECT ${couponColumns} FROM coupons c WHERE c.id = :id FOR NO KEY UPDATE`,
});

/** Selects the ids of a list that match no category. */
export const unknownCategories = statement({
  name: 'coupon_categories_unknown',
  params: { categoryIds: listOf(bigint) },
  row: { id: bigint },
  text: `
SELECT wanted.id FROM unnest(:categoryIds::bigint[]) AS wanted(id)
WHERE NOT EXISTS (SELECT FROM category_names c WHERE c.id = wanted.id) LIMIT 1`,
});

export type CouponRow = RowOf<typeof lockedCoupon>;
