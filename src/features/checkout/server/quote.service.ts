import { vatPercent } from '#features/prices/server/vat.service.ts';
import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { findCoupon } from '#features/coupons/server/coupon-uses.service.ts';
import { refusedPaymentMethods } from '#features/payments/server/payment-methods.service.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import type { Reply } from '#shared/contract/contract.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { checkoutContract } from '../checkout.contract.ts';
import { checkoutRefusals } from '../checkout-errors.messages.ts';
import { linesToQuote, shippingMethodsOffered } from './checkout.store.ts';
import { couponFault, pricedLines, purchaseOf, sumsOf } from './pricing.ts';

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

/** The sums that an order of the cart placed now would have. A coupon that cannot be used is named with the reason, and takes nothing off. */
export async function quoteCart(
  shop: Shop,
  asked: QuoteFor,
): Promise<Quote | Refusal<'cart-empty' | 'shipping-method-unknown'>> {
  const now = shop.clock.now();
  const found = await linesToQuote(shop, [asked.customerId, now]);
  if (found.length === 0)
    return refuse(
      'cart-empty',
      inBoth(checkoutRefusals, (t) => t.cartEmpty),
    );
  const shipping = await shippingPrice(shop, asked.shippingMethodId);
  if (shipping === null)
    return refuse(
      'shipping-method-unknown',
      inBoth(checkoutRefusals, (t) => t.shippingUnknown),
    );
  const rule = await priceRule(shop);
  const lines = pricedLines(found, rule);
  const coupon =
    asked.couponCode === undefined
      ? null
      : await findCoupon(shop, {
          code: asked.couponCode,
          customerId: asked.customerId,
          productIds: lines.map((line) => line.productId),
        });
  const fault = asked.couponCode === undefined ? null : couponFault(coupon, lines, now);
  const sums = sumsOf(lines, { rule, vatPercent: await vatPercent(shop), shipping }, fault === null ? coupon : null);
  const credit = await creditBalance(shop, asked.customerId);
  const due = sums.total - (asked.usesCredit === true ? Math.min(credit, sums.total) : 0);
  const purchase = purchaseOf(lines, { due, province: asked.province ?? '', city: asked.city ?? '' });
  const refusals = asked.province === undefined ? [] : await refusedPaymentMethods(shop, purchase);
  return {
    items_total: sums.itemsTotal,
    discount_total: sums.discountTotal,
    shipping_total: sums.shippingTotal,
    vat_total: sums.vatTotal,
    total: sums.total,
    credit,
    unpayable: refusals.map(({ method, message }) => ({ method, reason: message[asked.language] })),
    coupon:
      asked.couponCode === undefined
        ? null
        : {
            code: coupon?.code ?? asked.couponCode,
            refusal: fault === null ? null : checkoutRefusals[asked.language][fault],
          },
  };
}

/** Nothing before a way of sending was chosen; null for one that is not offered. */
async function shippingPrice(shop: Shop, methodId: number | undefined): Promise<number | null> {
  if (methodId === undefined) return 0;
  return (await shippingMethodsOffered(shop)).find((method) => method.id === methodId)?.price ?? null;
}
