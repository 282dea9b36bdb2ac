import { vatPercent } from '#features/prices/server/vat.service.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { offeredShippingMethods } from '#features/shipping/server/shipping-methods.service.ts';
import { guessCoupon } from '#features/coupons/server/coupon-guesses.service.ts';
import { findCoupon, type CustomerCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { refusedPaymentMethods } from '#features/payments/server/payment-methods.service.ts';
import { openPurchasesBy } from '#features/orders/server/standing-orders.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import type { Reply } from '#shared/contract/contract.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { checkoutContract } from '../checkout.contract.ts';
import { checkoutRefusals } from '../checkout-errors.messages.ts';
import { linesToQuote } from './checkout.store.ts';
import { cartEmpty, shippingUnknown } from './placement-refusals.ts';
import { couponRejection, pricedLines, purchaseOf, sumsOf, type CouponRejection, type PricedLine } from './pricing.ts';

type Quote = Reply<(typeof checkoutContract)['POST /api/checkout/quote/']>;

export interface QuoteFor {
  readonly customerId: number;
  readonly language: Language;
  readonly shippingMethodId?: number | undefined;
  readonly couponCode?: string | undefined;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
  readonly usesCredit?: boolean | undefined;
}

/**
 * Returns the totals that an order of the cart placed now would have. A coupon that cannot be used is returned with the reason and gives no discount.
 */
export async function quoteCart(
  shop: Shop,
  requested: QuoteFor,
): Promise<Quote | Refusal<'cart-empty' | 'shipping-method-unknown' | 'order-too-large'>> {
  const now = shop.clock.now();
  const found = await linesToQuote(shop, { customerId: requested.customerId, now });
  if (found.length === 0) return cartEmpty();
  const shipping = await shippingPrice(shop, requested.shippingMethodId);
  if (shipping === null) return shippingUnknown();
  const rule = await priceRule(shop);
  const lines = pricedLines(found, rule);
  const { coupon, rejection } = await couponFor(shop, requested, lines, now);
  const sums = sumsOf(
    lines,
    { rule, vatPercent: await vatPercent(shop), shipping },
    rejection === null ? coupon : null,
  );
  if (isRefusal(sums)) return sums;
  const credit = await creditBalance(shop, requested.customerId);
  const due = sums.total - (requested.usesCredit === true ? Math.min(credit, sums.total) : 0);
  const refusals = requested.province === undefined ? [] : await refusedWays(shop, { ...requested, lines, due });
  return {
    items_total: sums.itemsTotal,
    discount_total: sums.discountTotal,
    shipping_total: sums.shippingTotal,
    vat_total: sums.vatTotal,
    total: sums.total,
    credit,
    unpayable: refusals.map(({ method, message }) => ({ method, reason: message[requested.language] })),
    coupon:
      requested.couponCode === undefined
        ? null
        : {
            code: coupon?.code ?? requested.couponCode,
            reason: rejection === null ? null : checkoutRefusals[requested.language][rejection],
          },
  };
}

/** Returns the enabled payment methods that cannot pay an order of these lines. */
async function refusedWays(
  shop: Shop,
  { customerId, lines, due, ...place }: QuoteFor & { readonly lines: readonly PricedLine[]; readonly due: number },
) {
  const open = await openPurchasesBy(shop, { customerId });
  const { province = '', city = '' } = place;
  return refusedPaymentMethods(shop, purchaseOf(lines, { due, province, city, open }));
}

/** Returns the coupon of a cart, and why it cannot be used. */
async function couponFor(
  shop: Shop,
  { couponCode: code, customerId }: QuoteFor,
  lines: readonly PricedLine[],
  now: Date,
): Promise<{ coupon: CustomerCoupon | null; rejection: CouponRejection | null }> {
  if (code === undefined) return { coupon: null, rejection: null };
  const productIds = lines.map((line) => line.productId);
  return guessCoupon(shop, customerId, {
    async run(mayGuess) {
      if (!mayGuess) return { coupon: null, rejection: 'coupon-too-many-guesses' };
      const coupon = await findCoupon(shop, { code, customerId, productIds });
      return { coupon, rejection: couponRejection(coupon, lines, now) };
    },
    failed: ({ coupon }) => coupon === null,
  });
}

/** Returns the shipping price: zero before a method was chosen, null for one that is not available. */
async function shippingPrice(shop: Shop, methodId: number | undefined): Promise<number | null> {
  if (methodId === undefined) return 0;
  return (await offeredShippingMethods(shop)).find((method) => method.id === methodId)?.price ?? null;
}
