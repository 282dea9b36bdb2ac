import { findCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { vatPercent } from '#features/prices/server/vat.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import { namedLinesToQuote } from './guest-quote.store.ts';
import { couponRejection, pricedLines, sumsOf, type CouponRejection, type PricedLine } from './pricing.ts';

export type { CouponRejection, PricedLine } from './pricing.ts';
export type { OrderSums } from '../order-sums.rules.ts';

/** The order of a guest, whom the shop does not know yet. */
export interface GuestPurchase {
  readonly lines: readonly { readonly variantId: number; readonly quantity: number }[];
  /** The shipping price; zero before a method was chosen. */
  readonly shipping: number;
  readonly couponCode?: string | undefined;
}

export interface GuestQuote {
  /** The lines that the shop knows, in order; an unavailable one has no pieces `available`. */
  readonly lines: readonly PricedLine[];
  readonly sums: OrderSums;
  readonly coupon: {
    readonly code: string;
    readonly rejection: CouponRejection | null;
    /** Whether it depends on the customer: only a customer's checkout can decide whether it is accepted. */
    readonly personal: boolean;
  } | null;
}

/** No customer has this id. */
const nobody = 0;

/**
 * Returns the totals that an order of these lines placed now would have, by the rules of every order. A coupon that depends on the customer gives no
 * discount. Refused where the goods cost more than one order may.
 */
export async function quoteLines(
  shop: Shop,
  { lines, shipping, couponCode: code }: GuestPurchase,
): Promise<GuestQuote | Refusal<'order-too-large'>> {
  const now = shop.clock.now();
  const found = await namedLinesToQuote(shop, {
    variantIds: lines.map(({ variantId }) => variantId),
    quantities: lines.map(({ quantity }) => quantity),
    now,
  });
  const rule = await priceRule(shop);
  const priced = pricedLines(found, rule);
  const terms = { rule, vatPercent: await vatPercent(shop), shipping };
  const whole = sumsOf(priced, terms, null);
  if (code === undefined || isRefusal(whole))
    return isRefusal(whole) ? whole : { lines: priced, sums: whole, coupon: null };
  const productIds = priced.map(({ productId }) => productId);
  const coupon = await findCoupon(shop, { code, customerId: nobody, productIds });
  const rejection = couponRejection(coupon, priced, now);
  const personal = coupon !== null && (coupon.firstOrderOnly || coupon.maxUsesPerCustomer !== null);
  const applied = rejection === null && !personal ? coupon : null;
  const sums = sumsOf(priced, terms, applied);
  if (isRefusal(sums)) return sums;
  return {
    lines: priced,
    sums,
    coupon: { code: coupon?.code ?? code, rejection, personal },
  };
}
