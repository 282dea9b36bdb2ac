import type { UnpaidError } from '#features/payments/purchase-limits.rules.ts';
import { kindIn, nameIn } from '#shared/text/names.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { checkoutRefusals } from '../checkout-errors.messages.ts';
import { largestOrder, type OrderSums } from '../order-sums.rules.ts';
import type { CartLine } from './checkout.store.ts';
import type { CouponRejection } from './pricing.ts';

export const cartEmpty = () =>
  refuse(
    'cart-empty',
    inBoth(checkoutRefusals, (t) => t.cartEmpty),
  );

export const shippingUnknown = () =>
  refuse(
    'shipping-method-unknown',
    inBoth(checkoutRefusals, (t) => t.shippingUnknown),
  );

export const paymentUnavailable = () =>
  refuse(
    'payment-method-unavailable',
    inBoth(checkoutRefusals, (t) => t.paymentUnavailable),
  );

export const keyUsed = () =>
  refuse(
    'idempotency-key-reused',
    inBoth(checkoutRefusals, (t) => t.keyUsed),
  );

export const orderTooLarge = () =>
  refuse(
    'order-too-large',
    inBoth(checkoutRefusals, (t) => t.orderTooLarge(largestOrder)),
    { facts: { max: largestOrder } },
  );

export const creditShort = (balance: number) =>
  refuse(
    'credit-short',
    inBoth(checkoutRefusals, (t) => t.creditShort(balance)),
  );

export const tooMuchUnpaid = (code: UnpaidError): Refusal<UnpaidError> =>
  refuse(
    code,
    inBoth(checkoutRefusals, (t) => t[code]),
  );

export const couponRefused = (code: CouponRejection): Refusal<CouponRejection> =>
  refuse(
    code,
    inBoth(checkoutRefusals, (t) => t[code]),
  );

/** Returns the out-of-stock refusal; its message names the remaining pieces, so that the customer can order those. */
export function outOfStock(lines: readonly CartLine[]): Refusal<'out-of-stock'> {
  const sentenceIn = (language: Language) =>
    lines
      .map((line) => {
        const name = nameIn(line, language);
        const named =
          line.variantName === null
            ? name
            : `${name} (${kindIn({ name: line.variantName, nameEn: line.variantNameEn }, language)})`;
        const t = checkoutRefusals[language];
        return line.available > 0 ? t.left(named, line.available) : t.soldOut(named);
      })
      .join(' ');
  return refuse('out-of-stock', { fa: sentenceIn('fa'), en: sentenceIn('en') });
}

/** Refuses an order whose customer agreed to another total: the response contains the current one, and nothing is charged. */
export function totalChanged(sums: OrderSums): Refusal<'total-changed'> {
  const { itemsTotal, discountTotal, shippingTotal, vatTotal, total } = sums;
  return refuse(
    'total-changed',
    inBoth(checkoutRefusals, (t) => t.totalChanged(total)),
    {
      facts: {
        items_total: itemsTotal,
        discount_total: discountTotal,
        shipping_total: shippingTotal,
        vat_total: vatTotal,
        total,
      },
    },
  );
}
