import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

interface ReducedLine {
  readonly sellerId: number;
  readonly quantity: number;
  readonly unitPrice: Toman;
  /** The price of a piece without the flash sale. */
  readonly priceWithoutFlashSale: Toman;
  /** Who bears the flash sale's discount; null where there is none. */
  readonly flashSaleFunder: DiscountFunder | null;
  /** The line's share of the coupon. */
  readonly discount: Toman;
}

/**
 * Returns the part of a line's discount that the shop bears: its seller is paid as if that part had not been deducted. Zero for the shop's own goods,
 * for which no other seller is paid. The shop's price rule and sale prices do not count, as they are the seller's prices.
 */
export function shopFundedOf(line: ReducedLine, coupon: { readonly fundedBy: DiscountFunder } | null): Toman {
  if (line.sellerId === houseSellerId) return 0;
  const ofFlashSale = line.flashSaleFunder === 'shop' ? line.priceWithoutFlashSale - line.unitPrice : 0;
  return Math.max(0, ofFlashSale) * line.quantity + (coupon?.fundedBy === 'shop' ? line.discount : 0);
}
