import { expect, test } from 'vitest';
import type { CouponForm } from './coupons-admin.contract.ts';
import { couponTermErrors } from './coupons-admin.rules.ts';

const beginsAt = new Date('2026-11-20T08:00:00Z');
const coupon: CouponForm = {
  code: 'NOWRUZ',
  kind: 'percent',
  percent_off: 20,
  discount_amount: 0,
  max_discount_amount: null,
  minimum_total: 0,
  begins_at: '2026-11-20T08:00:00Z',
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  category_ids: [],
  first_order_only: false,
  active: true,
  shown_on_home: false,
  single_use_codes: false,
};

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
