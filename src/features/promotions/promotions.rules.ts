import { percentOf, type Toman } from '#shared/money.ts';

/** So many toman off every price above a threshold. */
export interface PriceRule {
  readonly off: Toman;
  readonly above: Toman;
}

/** The rule that the shop is delivered with. */
export const deliveredPriceRule: PriceRule = { off: 5_000, above: 5_000 };

/** A special offer as far as the rules look at it. */
export interface OfferTerms {
  /** The offer's own price; without one the price rule applies. */
  readonly price: Toman | null;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly allotted: number;
  readonly sold: number;
}

/** Whether an offer holds: it has begun, has not ended, and pieces of it are left. */
export function offerIsActive(offer: OfferTerms, now: Date): boolean {
  return offer.beginsAt <= now && now < offer.endsAt && offer.sold < offer.allotted;
}

/**
 * What a piece is sold for: the own price of the offer that holds, else the base price less the price rule. Never
 * above the base price and never below zero. The caller gives an offer only while it is active.
 */
export function salePrice(basePrice: Toman, rule: PriceRule, offer: Pick<OfferTerms, 'price'> | null): Toman {
  if (offer !== null && offer.price !== null) return Math.max(0, Math.min(basePrice, offer.price));
  return basePrice > rule.above ? Math.max(0, basePrice - rule.off) : basePrice;
}

/** How much of an offer is sold, in whole percent; 100 only when nothing is left. */
export function percentSold({ sold, allotted }: Pick<OfferTerms, 'sold' | 'allotted'>): number {
  if (allotted <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((sold * 100) / allotted)));
}

/** How much cheaper the sale price is than the base price, in whole percent, rounded down so that it is never claimed too high. */
export function percentOff(basePrice: Toman, newPrice: Toman): number {
  if (basePrice <= 0 || newPrice >= basePrice) return 0;
  return Math.floor(((basePrice - newPrice) * 100) / basePrice);
}

/** A coupon as far as the rules look at it. */
export interface CouponTerms {
  readonly minimumTotal: Toman;
  readonly beginsAt: Date;
  readonly endsAt: Date | null;
  readonly mostUses: number | null;
  readonly mostUsesPerCustomer: number | null;
  readonly uses: number;
}

export type CouponRefusal = 'coupon-not-yet' | 'coupon-expired' | 'coupon-used-up' | 'coupon-below-minimum';

/** Why a coupon cannot be used for a cart; null when it can. What cannot be helped by buying more comes first. */
export function couponRefusal(
  coupon: CouponTerms,
  { now, total, customerUses }: { now: Date; total: Toman; customerUses: number },
): CouponRefusal | null {
  if (now < coupon.beginsAt) return 'coupon-not-yet';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon-expired';
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return 'coupon-used-up';
  if (coupon.mostUsesPerCustomer !== null && customerUses >= coupon.mostUsesPerCustomer) return 'coupon-used-up';
  if (total < coupon.minimumTotal) return 'coupon-below-minimum';
  return null;
}

/** What a coupon takes off a total, by the shop's one rounding rule; never more than the total. */
export function couponDiscount(total: Toman, percent: number): Toman {
  return Math.min(total, Math.max(0, percentOf(total, percent)));
}
