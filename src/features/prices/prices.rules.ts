import type { Toman } from '#shared/commerce/money.ts';
/** So many toman off every price above a threshold. */
export interface PriceRule {
  readonly off: Toman;
  readonly above: Toman;
}

/** The rule that the shop is delivered with. */
export const deliveredPriceRule: PriceRule = { off: 5_000, above: 5_000 };

/**
 * What a piece is sold for: the own price of the offer that holds, else the base price less the price rule. Never
 * above the base price and never below zero. The caller gives an offer only while it is active.
 */
export function salePrice(basePrice: Toman, rule: PriceRule, offer: { readonly price: Toman | null } | null): Toman {
  if (offer !== null && offer.price !== null) return Math.max(0, Math.min(basePrice, offer.price));
  return basePrice > rule.above ? Math.max(0, basePrice - rule.off) : basePrice;
}

/** How much cheaper the sale price is than the base price, in whole percent, rounded down so that it is never claimed too high. */
export function percentOff(basePrice: Toman, newPrice: Toman): number {
  if (basePrice <= 0 || newPrice >= basePrice) return 0;
  return Math.floor(((basePrice - newPrice) * 100) / basePrice);
}
