import type { Toman } from '#shared/commerce/money.ts';

/** The lists by which a variant has prices: what it usually costs, and for how much it is on sale for a time. */
export const priceLists = ['base', 'sale'] as const;

/** So many toman off every price above a threshold. */
export interface PriceRule {
  readonly off: Toman;
  readonly above: Toman;
}

/** The rule of the specification's shop, which the demo is. */
export const deliveredPriceRule: PriceRule = { off: 5_000, above: 5_000 };

/** What holds until the owner decides: a shop that trades sells at the prices that were typed in. */
export const priceRuleOf = (mode: 'demo' | 'production'): PriceRule =>
  mode === 'demo' ? deliveredPriceRule : { off: 0, above: 0 };

/** A price of its own that a product or variant has for a time; without an amount the price rule applies. */
export interface SpecialPrice {
  readonly price: Toman | null;
}

/** Of a flash sale's price and a sale price of the variant the lower one; null where there is neither. */
export function lowerSpecial(flashSale: Toman | null, sale: Toman | null): SpecialPrice | null {
  if (flashSale === null || sale === null) return flashSale === sale ? null : { price: flashSale ?? sale };
  return { price: Math.min(flashSale, sale) };
}

/**
 * What a piece is sold for: the own price of the flash sale or sale that holds, else the base price less the price rule. Never
 * above the base price and never below zero. The caller gives a special price only while it holds.
 */
export function salePrice(basePrice: Toman, rule: PriceRule, special: SpecialPrice | null): Toman {
  if (special !== null && special.price !== null) return Math.max(0, Math.min(basePrice, special.price));
  return basePrice > rule.above ? Math.max(0, basePrice - rule.off) : basePrice;
}

/** Base prices next to one another (both ends are in it) from which the price rule takes the same; all of it where the price is zero. */
export interface PriceSegment {
  readonly from: Toman;
  readonly to: Toman;
  readonly off: Toman | 'all';
}

/** The greatest sum that the shop reckons with: whole numbers are exact up to it. */
export const greatestPrice: Toman = Number.MAX_SAFE_INTEGER;

/**
 * Which base prices are sold for something between two sums (in toman, both ends in it) by the price rule alone, as segments:
 * within each the order of base prices is the order of prices, which an index of base prices can then serve.
 */
export function priceSegments(
  rule: PriceRule,
  {
    least = 0,
    greatest = greatestPrice,
  }: { readonly least?: Toman | undefined; readonly greatest?: Toman | undefined },
): PriceSegment[] {
  const reduced = Math.max(rule.above, rule.off) + 1;
  const segments: PriceSegment[] = [
    { from: Math.max(0, least), to: Math.min(rule.above, greatest), off: 0 },
    {
      from: Math.max(reduced, least + rule.off),
      to: Math.min(greatest + rule.off, greatestPrice),
      off: rule.off,
    },
  ];
  if (least <= 0 && greatest >= 0) segments.push({ from: rule.above + 1, to: rule.off, off: 'all' });
  return segments.filter(({ from, to }) => from <= to);
}
