import { nameIn } from '#shared/text/names.ts';
import { isTooLarge, orderSums, type OrderSums } from '../order-sums.rules.ts';
import { couponRefusal, type CouponRefusal } from '#features/coupons/coupons.rules.ts';
import { lowerSpecial, salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import type { CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import type { Purchase } from '#features/payments/cash.rules.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { CartLine } from './checkout.store.ts';
import { orderTooLarge } from './placement-refusals.ts';

/** The terms of a price besides the cart. */
export interface Terms {
  readonly rule: PriceRule;
  readonly vatPercent: number;
  readonly shipping: number;
}

/** A cart line at its current price. */
export type PricedLine = CartLine & {
  readonly unitPrice: number;
  /** Its price without the flash sale. */
  readonly priceWithoutFlashSale: number;
};

/** Returns the lines of a cart at the prices displayed on the screens. */
export function pricedLines(lines: readonly CartLine[], rule: PriceRule): PricedLine[] {
  return lines.map((line) => ({
    ...line,
    unitPrice: salePrice(line.basePrice, rule, lowerSpecial(line.flashSalePrice, line.salePrice)),
    priceWithoutFlashSale: salePrice(line.basePrice, rule, lowerSpecial(null, line.salePrice)),
  }));
}

/** Returns the totals of priced lines, less a coupon's discount; refused where they cost more than one order may. */
export function sumsOf(
  lines: readonly PricedLine[],
  terms: Terms,
  coupon: CustomerCoupon | null,
): OrderSums | Refusal<'order-too-large'> {
  if (isTooLarge(lines)) return orderTooLarge();
  const priced = coupon === null ? lines : lines.map((line) => ({ ...line, outsideCoupon: !isCovered(coupon, line) }));
  return orderSums(priced, { coupon, shipping: terms.shipping, vatPercent: terms.vatPercent });
}

/** Returns the facts about an order of these lines that payment methods depend on. */
export function purchaseOf(
  lines: readonly CartLine[],
  { due, province, city, open }: Omit<Purchase, 'prepaidOnly' | 'pieces'>,
): Purchase {
  const prepaid = new Map(
    lines.filter((line) => line.prepaidOnly).map((line) => [line.productId, { fa: line.name, en: nameIn(line, 'en') }]),
  );
  return { due, province, city, prepaidOnly: [...prepaid.values()], pieces: piecesIn(lines), open };
}

/** Returns the number of pieces in all lines. */
export function piecesIn(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export type CouponRejection = CouponRefusal | 'coupon-unknown' | 'coupon-too-many-guesses';

/** Returns why a coupon cannot be used for these lines; null when it can. */
export function couponRejection(
  coupon: CustomerCoupon | null,
  lines: readonly PricedLine[],
  now: Date,
): CouponRejection | null {
  if (coupon === null) return 'coupon-unknown';
  const covered = lines.filter((line) => isCovered(coupon, line));
  const total = covered.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return couponRefusal(coupon, { ...coupon, now, total, covers: covered.length > 0 });
}

function isCovered({ coveredProductIds }: CustomerCoupon, { productId }: PricedLine): boolean {
  return coveredProductIds === null || coveredProductIds.includes(productId);
}
