import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { CouponForm } from './coupons-admin.contract.ts';
import { couponCode } from './coupons.rules.ts';

export type CouponTermError =
  | PeriodError
  | 'code-shape'
  | 'percent-missing'
  | 'amount-missing'
  | 'single-use-on-home'
  | 'shipping-by-seller'
  | 'above-max-uses';

const codeShape = /^[\p{L}\p{N}_-]{3,40}$/u;

/** Returns the validation errors of a coupon form by field; empty when the form is valid. `beginsAt` is the start that will be stored. */
export function couponTermErrors(form: CouponForm, beginsAt: Date): Partial<Record<keyof CouponForm, CouponTermError>> {
  const { max_uses: all, max_uses_per_customer: each } = form;
  return {
    ...(codeShape.test(couponCode(form.code)) ? {} : { code: 'code-shape' }),
    ...(form.kind === 'percent' && form.percent_off < 1 ? { percent_off: 'percent-missing' } : {}),
    ...(form.kind === 'amount' && form.discount_amount < 1 ? { discount_amount: 'amount-missing' } : {}),
    ...(form.single_use_codes && form.shown_on_home ? { shown_on_home: 'single-use-on-home' } : {}),
    ...(form.kind === 'free-shipping' && form.funded_by === 'seller' ? { funded_by: 'shipping-by-seller' } : {}),
    ...(all !== null && each !== null && each > all ? { max_uses_per_customer: 'above-max-uses' } : {}),
    ...periodErrors(beginsAt, form.ends_at),
  };
}
