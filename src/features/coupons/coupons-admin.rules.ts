import { periodErrors, type PeriodError } from '#shared/commerce/period.ts';
import type { CouponForm } from './coupons-admin.contract.ts';
import { couponCode } from './coupons.rules.ts';

export type CouponTermError = PeriodError | 'code-shape' | 'percent-missing' | 'amount-missing' | 'single-use-on-home';

const codeShape = /^[\p{L}\p{N}_-]{3,40}$/u;

/** What of a coupon cannot be, by its fields; nothing when all is well. */
export function couponTermErrors(form: CouponForm, now: Date): Partial<Record<keyof CouponForm, CouponTermError>> {
  return {
    ...(codeShape.test(couponCode(form.code)) ? {} : { code: 'code-shape' }),
    ...(form.kind === 'percent' && form.percent_off < 1 ? { percent_off: 'percent-missing' } : {}),
    ...(form.kind === 'amount' && form.discount_amount < 1 ? { discount_amount: 'amount-missing' } : {}),
    ...(form.single_use_codes && form.shown_on_home ? { shown_on_home: 'single-use-on-home' } : {}),
    ...periodErrors(form.begins_at, form.ends_at, now),
  };
}
