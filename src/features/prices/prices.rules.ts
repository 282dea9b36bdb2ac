import type { Toman } from '#shared/commerce/money.ts';

/** The price lists of a variant: its regular price and its temporary sale price. */
export const priceLists = ['base', 'sale'] as const;

/** An amount in toman off every price above a threshold. */
export interface PriceRule {
  readonly off: Toman;
  readonly above: Toman;
}

/** The price rule from the specification, used by the demo shop. */
export const deliveredPriceRule: PriceRule = { off: 5_000, above: 5_000 };

/** Returns the default price rule until the owner sets one: a production shop sells at the entered prices. */
export const priceRuleOf = (mode: 'demo' | 'production'): PriceRule =>
  mode === 'demo' ? deliveredPriceRule : { off: 0, above: 0 };

/** A temporary price of a product or variant; without an amount the price rule applies. */
export interface SpecialPrice {
  readonly price: Toman | null;
}

/** Returns the lower of a variant's flash sale price and sale price; null when there is neither. */
export function lowerSpecial(flashSale: Toman | null, sale: Toman | null): SpecialPrice | null {
  if (flashSale === null || sale === null) return flashSale === sale ? null : { price: flashSale ?? sale };
  return { price: Math.min(flashSale, sale) };
}

/**
 * Returns the selling price of one piece: the price of the active flash sale or sale, otherwise the base price less the price rule. Never above the
 * base price or below zero. The caller passes a special price only while it is active.
 */
export function salePrice(basePrice: Toman, rule: PriceRule, special: SpecialPrice | null): Toman {
  if (special !== null && special.price !== null) return Math.max(0, Math.min(basePrice, special.price));
  return basePrice > rule.above ? Math.max(0, basePrice - rule.off) : basePrice;
}

/**
 * A contiguous range of base prices (both ends inclusive) from which the price rule takes the same amount; where the selling price is zero, the whole
 * price.
 */
export interface PriceSegment {
  readonly from: Toman;
  readonly to: Toman;
  readonly off: Toman | 'all';
}

/** The greatest sum supported: integers are exact up to it. */
export const greatestPrice: Toman = Number.MAX_SAFE_INTEGER;

/**
 * Returns the base prices whose selling price by the price rule alone lies between two sums (in toman, inclusive), as segments: within each, base
 * prices sort like selling prices, so an index on base prices can be used.
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
