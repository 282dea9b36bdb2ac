import { couponDiscount, type CouponBenefit } from '#features/coupons/coupons.rules.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import { allocate, type Toman } from '#shared/commerce/money.ts';

interface PricedLine {
  readonly unitPrice: Toman;
  readonly quantity: number;
  /** `exempt` prices contain no tax. */
  readonly taxClass?: TaxClass;
  /** Whether the coupon does not cover these goods. */
  readonly outsideCoupon?: boolean;
}

interface Charges {
  /** The coupon's benefit; null without one. */
  readonly coupon: CouponBenefit | null;
  readonly shipping: Toman;
  /** The VAT contained in the prices. */
  readonly vatPercent: number;
}

export interface OrderSums {
  readonly itemsTotal: Toman;
  readonly discountTotal: Toman;
  readonly shippingTotal: Toman;
  /** The VAT contained in goods and shipping. */
  readonly vatTotal: Toman;
  /** The part of it contained in shipping. */
  readonly shippingVat: Toman;
  /** The coupon's discount on shipping. */
  readonly shippingDiscount: Toman;
  readonly total: Toman;
  /** One entry per given line, in order. */
  readonly lines: readonly { readonly discount: Toman; readonly vat: Toman; readonly total: Toman }[];
}

/**
 * The maximum goods total of one order, in toman: equal to the highest unit price and to the highest amount of the API. Its value in rial is exact,
 * and so are the totals of thousands of such orders.
 */
export const largestOrder: Toman = 1_000_000_000_000;

/** Returns the tax contained in an amount, to the nearest toman: of 110 at 10 percent it is 10. */
export function vatWithin(amount: Toman, vatPercent: number): Toman {
  const [vat = 0] = allocate(amount, [Math.round(vatPercent * 100), 10_000]);
  return vat;
}

/** Whether the goods cost more than one order may. */
export function isTooLarge(lines: readonly PricedLine[]): boolean {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0) > largestOrder;
}

/**
 * Returns the totals of an order: discount and tax are computed once on the whole and allocated to the lines, so that these add up to the last toman.
 */
export function orderSums(lines: readonly PricedLine[], charges: Charges): OrderSums {
  const amounts = lines.map((line) => line.unitPrice * line.quantity);
  const itemsTotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const covered = lines.map((line, index) => (line.outsideCoupon === true ? 0 : (amounts[index] ?? 0)));
  const discountTotal =
    charges.coupon === null
      ? 0
      : couponDiscount(
          covered.reduce((sum, amount) => sum + amount, 0),
          charges.coupon,
        );
  const discounts = allocate(discountTotal, covered);
  const shippingTotal = charges.coupon?.kind === 'free-shipping' ? 0 : charges.shipping;
  const lineTotals = amounts.map((amount, index) => amount - (discounts[index] ?? 0));
  const taxable = lineTotals.map((total, index) => (lines[index]?.taxClass === 'exempt' ? 0 : total));
  const itemsVat = vatWithin(
    taxable.reduce((sum, total) => sum + total, 0),
    charges.vatPercent,
  );
  const shippingVat = vatWithin(shippingTotal, charges.vatPercent);
  const vats = allocate(itemsVat, taxable);
  return {
    itemsTotal,
    discountTotal,
    shippingTotal,
    vatTotal: itemsVat + shippingVat,
    shippingVat,
    shippingDiscount: charges.shipping - shippingTotal,
    total: itemsTotal - discountTotal + shippingTotal,
    lines: lineTotals.map((total, index) => ({ discount: discounts[index] ?? 0, vat: vats[index] ?? 0, total })),
  };
}
