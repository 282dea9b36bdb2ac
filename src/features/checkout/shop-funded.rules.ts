import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

interface ReducedLine {
  readonly sellerId: number;
  readonly quantity: number;
  readonly unitPrice: Toman;
  /** What a piece would cost without the flash sale. */
  readonly priceWithoutFlashSale: Toman;
  /** Who bears what the flash sale takes off; null where there is none. */
  readonly flashSaleFunder: DiscountFunder | null;
  /** Its share of the coupon. */
  readonly discount: Toman;
}

/**
 * Of what was taken off a line, what the shop bears: its seller is paid as if that had not been taken off. Nothing of the shop's own goods, of which
 * nobody else is paid; nor of the shop's price rule and of sale prices, which are the seller's prices.
 */
export function shopFundedOf(line: ReducedLine, coupon: { readonly fundedBy: DiscountFunder } | null): Toman {
  if (line.sellerId === houseSellerId) return 0;
  const ofFlashSale = line.flashSaleFunder === 'shop' ? line.priceWithoutFlashSale - line.unitPrice : 0;
  return Math.max(0, ofFlashSale) * line.quantity + (coupon?.fundedBy === 'shop' ? line.discount : 0);
}
