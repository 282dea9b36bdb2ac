import { toLatinDigits } from '#shared/text/digits.ts';
import { percentOf, type Toman } from '#shared/commerce/money.ts';

/** What a coupon takes off: a percentage of the goods, up to a bound; an amount; or what sending costs. */
export const couponKinds = ['percent', 'amount', 'free-shipping'] as const;

export type CouponKind = (typeof couponKinds)[number];

export interface CouponBenefit {
  readonly kind: CouponKind;
  /** Of a `percent` coupon. */
  readonly percentOff: number;
  /** Of an `amount` coupon. */
  readonly amountOff: Toman;
  /** The most that a percentage takes off; null without a bound. */
  readonly maxOff: Toman | null;
}

/** A coupon's code in the form in which it is stored, from any digits and letters of either case. */
export const couponCode = (typed: string): string => toLatinDigits(typed).trim().toUpperCase();

/** A coupon of so many percent, without a bound. */
export const percentCoupon = (percentOff: number): CouponBenefit => ({
  kind: 'percent',
  percentOff,
  amountOff: 0,
  maxOff: null,
});

/** A coupon as far as the rules look at it. */
export interface CouponTerms {
  /** Of the goods that it is for. */
  readonly minimumTotal: Toman;
  readonly beginsAt: Date;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
  readonly firstOrderOnly: boolean;
  readonly pausedAt: Date | null;
  /** Whether an order has redeemed the code that was typed, which is one of a single use. */
  readonly codeUsed: boolean;
  /** Whether the customer is one of the staff who has made or changed it last: nobody but an owner takes something off for themselves. */
  readonly ownCoupon: boolean;
}

export type CouponRefusal =
  | 'coupon-paused'
  | 'coupon-own'
  | 'coupon-not-yet'
  | 'coupon-expired'
  | 'coupon-used-up'
  | 'coupon-used-before'
  | 'coupon-first-order-only'
  | 'coupon-for-other-goods'
  | 'coupon-below-minimum';

/** A cart and its customer as a coupon looks at them. */
export interface CouponUse {
  readonly now: Date;
  /** Of the goods that the coupon is for. */
  readonly total: Toman;
  /** Whether it is for anything in the cart. */
  readonly covers: boolean;
  /** How often this customer has used it. */
  readonly customerUses: number;
  /** Whether this customer has an order that did not come to nothing. */
  readonly orderedBefore: boolean;
}

/** Why a coupon cannot be used for a cart; null when it can. What cannot be helped by buying something else comes first. */
export function couponRefusal(coupon: CouponTerms, use: CouponUse): CouponRefusal | null {
  if (coupon.pausedAt !== null) return 'coupon-paused';
  if (coupon.ownCoupon) return 'coupon-own';
  if (use.now < coupon.beginsAt) return 'coupon-not-yet';
  if (coupon.endsAt !== null && use.now >= coupon.endsAt) return 'coupon-expired';
  if (coupon.codeUsed) return 'coupon-used-up';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'coupon-used-up';
  if (coupon.maxUsesPerCustomer !== null && use.customerUses >= coupon.maxUsesPerCustomer) return 'coupon-used-before';
  if (coupon.firstOrderOnly && use.orderedBefore) return 'coupon-first-order-only';
  if (!use.covers) return 'coupon-for-other-goods';
  if (use.total < coupon.minimumTotal) return 'coupon-below-minimum';
  return null;
}

/** What a coupon takes off the goods that it is for, by the shop's one rounding rule; never more than they cost. */
export function couponDiscount(total: Toman, benefit: CouponBenefit): Toman {
  if (benefit.kind === 'free-shipping') return 0;
  const off =
    benefit.kind === 'amount'
      ? benefit.amountOff
      : Math.min(percentOf(total, benefit.percentOff), benefit.maxOff ?? total);
  return Math.min(total, Math.max(0, off));
}
