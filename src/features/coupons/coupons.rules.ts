import { toLatinDigits } from '#shared/text/digits.ts';
import { percentOf, type Toman } from '#shared/commerce/money.ts';

/** The kinds of coupon benefit: a percentage of the goods up to a maximum, a fixed amount, or the shipping cost. */
export const couponKinds = ['percent', 'amount', 'free-shipping'] as const;

export type CouponKind = (typeof couponKinds)[number];

export interface CouponBenefit {
  readonly kind: CouponKind;
  /** Set for a `percent` coupon. */
  readonly percentOff: number;
  /** Set for an `amount` coupon. */
  readonly amountOff: Toman;
  /** The maximum discount of a percentage; null for no maximum. */
  readonly maxOff: Toman | null;
}

/** Normalises a coupon code to its stored form: Latin digits, trimmed, upper case. */
export const couponCode = (typed: string): string => toLatinDigits(typed).trim().toUpperCase();

/** Returns a percentage benefit without a maximum. */
export const percentCoupon = (percentOff: number): CouponBenefit => ({
  kind: 'percent',
  percentOff,
  amountOff: 0,
  maxOff: null,
});

/** The terms of a coupon that the rules check. */
export interface CouponTerms {
  /** The minimum total of the goods the coupon covers. */
  readonly minimumTotal: Toman;
  readonly beginsAt: Date;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
  readonly firstOrderOnly: boolean;
  readonly pausedAt: Date | null;
  /** Whether the entered code is a single-use code that an order has already redeemed. */
  readonly codeUsed: boolean;
  /** Whether the customer is the staff member who last created or changed the coupon: only an owner may use a coupon of their own making. */
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

/** The facts about a cart and its customer that a coupon's terms depend on. */
export interface CouponUse {
  readonly now: Date;
  /** The total of the goods the coupon covers. */
  readonly total: Toman;
  /** Whether the coupon covers any item in the cart. */
  readonly covers: boolean;
  /** How many times this customer has used the coupon. */
  readonly customerUses: number;
  /** Whether this customer has an earlier order that was not cancelled and did not lapse. */
  readonly orderedBefore: boolean;
}

/** Returns why a coupon cannot be used for a cart, or null when it can. Reasons that adding other items cannot resolve come first. */
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

/** Returns the coupon's discount on the goods it covers, rounded by the shop's rounding rule; never more than their price. */
export function couponDiscount(total: Toman, benefit: CouponBenefit): Toman {
  if (benefit.kind === 'free-shipping') return 0;
  const off =
    benefit.kind === 'amount'
      ? benefit.amountOff
      : Math.min(percentOf(total, benefit.percentOff), benefit.maxOff ?? total);
  return Math.min(total, Math.max(0, off));
}
