import { untypedStatement } from '#platform/database/database.ts';
import type { CouponBenefit } from '../coupons.rules.ts';

/** A coupon as the home page tells of it. */
export interface CouponForHome extends CouponBenefit {
  readonly code: string;
  readonly minimumTotal: number;
  readonly firstOrderOnly: boolean;
  /** Whether it is for the goods of some categories only. */
  readonly someGoods: boolean;
  readonly beginsAt: Date;
  readonly endsAt: Date | null;
}

const forHome = `select code, kind, percent_off as "percentOff", amount_off as "amountOff", most_off as "maxOff", minimum_total as "minimumTotal",
    first_order_only as "firstOrderOnly", category_ids <> '{}' as "someGoods", begins_at as "beginsAt", ends_at as "endsAt"
  from coupons where shown_on_home and paused_at is null and (most_uses is null or uses < most_uses)`;

/** Of the coupons marked for the home page the one that runs and began last, and the one that begins next: `[now]`. */
export const couponsForHome = untypedStatement<CouponForHome>({
  name: 'coupons_for_home',
  text: `(${forHome} and begins_at <= $1::timestamptz and (ends_at is null or ends_at > $1::timestamptz) order by begins_at desc, id desc limit 1)
    union all (${forHome} and begins_at > $1::timestamptz order by begins_at limit 1)`,
});
