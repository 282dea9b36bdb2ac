import { expect, test } from 'vitest';
import type { CouponForm } from './coupons-admin.contract.ts';
import { couponForm } from './coupons.factory.ts';
import { couponTermErrors } from './coupons-admin.rules.ts';

const beginsAt = new Date('2026-11-20T08:00:00Z');
const coupon = couponForm({ code: 'NOWRUZ', percent_off: 20, begins_at: '2026-11-20T08:00:00Z' });

test.each<[string, Partial<CouponForm>, object]>([
  ['as it should be', {}, {}],
  ['in Persian letters and digits', { code: 'نوروز۱۴۰۵' }, {}],
  ['with a code of two letters', { code: 'ab' }, { code: 'code-shape' }],
  ['with a blank in its code', { code: 'A B C' }, { code: 'code-shape' }],
  ['of no percent', { percent_off: 0 }, { percent_off: 'percent-missing' }],
  ['of no amount', { kind: 'amount' }, { discount_amount: 'amount-missing' }],
  ['for the sending', { kind: 'free-shipping', percent_off: 0 }, {}],
  ['that ends before it begins', { ends_at: '2026-11-19T08:00:00Z' }, { ends_at: 'ends-before-begin' }],
  ['of as many uses by each as in all', { max_uses: 3, max_uses_per_customer: 3 }, {}],
  [
    'of more uses by each than in all',
    { max_uses: 3, max_uses_per_customer: 4 },
    { max_uses_per_customer: 'above-max-uses' },
  ],
  ['that ends as it begins', { ends_at: '2026-11-20T08:00:00Z' }, { ends_at: 'ends-before-begin' }],
])('PAY-02 a coupon %s', (_, changed, errors) => {
  expect(couponTermErrors({ ...coupon, ...changed }, beginsAt)).toEqual(errors);
});
