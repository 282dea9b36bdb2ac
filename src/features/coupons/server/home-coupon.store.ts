import { bigint, bool, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { CouponKind } from '../coupons.rules.ts';

const forHome = `SELECT code, kind, percent_off AS "percentOff", amount_off AS "amountOff", most_off AS "maxOff", minimum_total AS "minimumTotal",
    first_order_only AS "firstOrderOnly", category_ids <> '{}' AS "someGoods", begins_at AS "beginsAt", ends_at AS "endsAt"
  FROM coupons WHERE shown_on_home AND paused_at IS NULL AND (most_uses IS NULL OR uses < most_uses)`;

/** Selects, of the coupons marked for the home page, the active one with the latest start and the next one to begin. */
export const couponsForHome = statement({
  name: 'coupons_for_home',
  params: { now: timestamptz },
  row: {
    code: text,
    kind: textOf<CouponKind>(),
    percentOff: int,
    amountOff: bigint,
    maxOff: nullable(bigint),
    minimumTotal: bigint,
    firstOrderOnly: bool,
    /** Whether it covers the goods of certain categories only. */
    someGoods: bool,
    beginsAt: timestamptz,
    endsAt: nullable(timestamptz),
  },
  text: `(${forHome} AND begins_at <= :now AND (ends_at IS NULL OR ends_at > :now) ORDER BY begins_at DESC, id DESC LIMIT 1)
    UNION ALL (${forHome} AND begins_at > :now ORDER BY begins_at LIMIT 1)`,
});

/** A coupon as displayed on the home page. */
export type CouponForHome = RowOf<typeof couponsForHome>;
