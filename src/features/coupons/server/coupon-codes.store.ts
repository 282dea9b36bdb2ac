import { bigint, bool, int, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { CodeStatus } from '../coupon-codes.rules.ts';

/** The status of a code `k`, given its redemption `r` by an active order. */
const status = `CASE WHEN r.id IS NOT NULL THEN 'redeemed' WHEN k.revoked_at IS NOT NULL THEN 'revoked' ELSE 'free' END`;

/** A late payment can redeem a code that another order already has; the counted redemption is selected. */
const redemption = `LEFT JOIN LATERAL (
  SELECT id, order_id, redeemed_at FROM coupon_redemptions WHERE code_id = k.id AND released_at IS NULL
  ORDER BY counted DESC, id LIMIT 1
) r ON true`;

/** Selects a page of batches, newest first, or one batch by id, with the counts of its codes by status. */
export const couponBatches = statement({
  name: 'coupon_batches',
  params: { couponId: nullable(bigint), id: nullable(bigint), before: nullable(bigint), limit: int },
  row: {
    id: bigint,
    coupon_id: bigint,
    prefix: text,
    codes_count: int,
    created_at: timestamptz,
    free_count: int,
    redeemed_count: int,
    revoked_count: int,
  },
  text: `
WITH page AS (
  SELECT id, coupon_id, prefix, codes_count, created_at FROM coupon_batches
  WHERE (:couponId IS NULL OR coupon_id = :couponId) AND (:id IS NULL OR id = :id) AND (:before IS NULL OR id < :before)
  ORDER BY id DESC LIMIT :limit
), stood AS (
  SELECT k.batch_id, ${status} AS status, count(*)::int AS codes
  FROM coupon_codes k ${redemption} WHERE k.batch_id IN (SELECT id FROM page) GROUP BY 1, 2
)
SELECT page.*,
  coalesce((SELECT codes FROM stood s WHERE s.batch_id = page.id AND s.status = 'free'), 0) AS free_count,
  coalesce((SELECT codes FROM stood s WHERE s.batch_id = page.id AND s.status = 'redeemed'), 0) AS redeemed_count,
  coalesce((SELECT codes FROM stood s WHERE s.batch_id = page.id AND s.status = 'revoked'), 0) AS revoked_count
FROM page ORDER BY page.id DESC`,
});

export type BatchRow = RowOf<typeof couponBatches>;

/** Selects a page of codes in creation order. */
export const couponCodesPage = statement({
  name: 'coupon_codes_page',
  params: {
    couponId: nullable(bigint),
    batchId: nullable(bigint),
    code: nullable(text),
    status: nullable(textOf<CodeStatus>()),
    after: nullable(bigint),
    limit: int,
  },
  row: {
    id: bigint,
    coupon_id: bigint,
    batch_id: bigint,
    code: text,
    status: textOf<CodeStatus>(),
    order_number: nullable(text),
    redeemed_at: nullable(timestamptz),
  },
  text: `
SELECT k.id, k.coupon_id, k.batch_id, k.code, ${status} AS status, o.number AS order_number, r.redeemed_at
FROM coupon_codes k ${redemption} LEFT JOIN order_summaries o ON o.id = r.order_id
WHERE (:couponId IS NULL OR k.coupon_id = :couponId) AND (:batchId IS NULL OR k.batch_id = :batchId)
  AND (:code IS NULL OR replace(k.code, '-', '') = replace(:code, '-', ''))
  AND (:status IS NULL OR ${status} = :status) AND (:after IS NULL OR k.id > :after)
ORDER BY k.id LIMIT :limit`,
});

/** Counts a coupon's codes. */
export const codesOfCoupon = statement({
  name: 'coupon_codes_count',
  params: { couponId: bigint },
  row: { codes: int },
  text: 'SELECT count(*)::int AS codes FROM coupon_codes WHERE coupon_id = :couponId',
});

/** Whether a code is a single-use code, with or without its hyphens. */
export const isCouponCode = statement({
  name: 'coupon_code_is_one',
  params: { code: text },
  row: { taken: bool },
  text: `SELECT EXISTS (SELECT FROM coupon_codes WHERE replace(code, '-', '') = replace(:code, '-', '')) AS taken`,
});

/** Inserts the codes of a batch, skipping those that already exist, and returns the number inserted. */
export const writeCodes = statement({
  name: 'coupon_codes_write',
  params: { couponId: bigint, batchId: bigint, codes: listOf(text) },
  row: { written: int },
  text: `
WITH written AS (
  INSERT INTO coupon_codes (coupon_id, batch_id, code) SELECT :couponId, :batchId, made.code FROM unnest(:codes) made(code)
  WHERE NOT EXISTS (SELECT FROM coupons c WHERE c.code = made.code)
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT count(*)::int AS written FROM written`,
});

/** Revokes the codes of a batch, or one code, and returns the coupon of each. Orders that have redeemed a code are unaffected. */
export const revokeCodes = statement({
  name: 'coupon_codes_revoke',
  params: { batchId: nullable(bigint), id: nullable(bigint), now: timestamptz },
  row: { couponId: bigint, code: text },
  text: `UPDATE coupon_codes SET revoked_at = :now
    WHERE (batch_id = :batchId OR id = :id) AND revoked_at IS NULL RETURNING coupon_id AS "couponId", code`,
});

/** Whether a code with this id exists. */
export const codeById = statement({
  name: 'coupon_code_by_id',
  params: { id: bigint },
  row: { id: bigint },
  text: 'SELECT id FROM coupon_codes WHERE id = :id',
});
