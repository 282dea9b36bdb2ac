import { expect, test } from 'vitest';
import type { CouponForm, OfferForm } from './promotions-desk.contract.ts';
import { couponFaults, offerFaults } from './promotions-desk.rules.ts';

const now = new Date('2026-11-25T08:00:00Z');
const coupon: CouponForm = {
  code: 'NOWRUZ',
  kind: 'percent',
  percent_off: 20,
  amount_off: 0,
  most_off: null,
  minimum_total: 0,
  begins_at: '2026-11-20T08:00:00Z',
  ends_at: null,
  most_uses: null,
  most_uses_per_customer: null,
  category_ids: [],
  first_order_only: false,
  paused: false,
  shown_on_home: false,
};

test.each<[string, Partial<CouponForm>, object]>([
  ['as it should be', {}, {}],
  ['in Persian letters and digits', { code: 'نوروز۱۴۰۵' }, {}],
  ['with a code of two letters', { code: 'ab' }, { code: 'code-shape' }],
  ['with a blank in its code', { code: 'A B C' }, { code: 'code-shape' }],
  ['of no percent', { percent_off: 0 }, { percent_off: 'percent-missing' }],
  ['of no amount', { kind: 'amount' }, { amount_off: 'amount-missing' }],
  ['for the sending', { kind: 'free-shipping', percent_off: 0 }, {}],
  [
    'that begins at once and has ended',
    { begins_at: null, ends_at: '2026-11-24T08:00:00Z' },
    { ends_at: 'ends-before-begin' },
  ],
  ['that ends as it begins', { ends_at: '2026-11-20T08:00:00Z' }, { ends_at: 'ends-before-begin' }],
])('PAY-02 a coupon %s', (_, changed, faults) => {
  expect(couponFaults({ ...coupon, ...changed }, now)).toEqual(faults);
});

const offer: OfferForm = {
  product_id: 1,
  price: 90_000,
  begins_at: '2026-11-20T08:00:00Z',
  ends_at: '2026-11-21T08:00:00Z',
  allotted: 5,
  colour: 'saffron',
  position: 0,
};

test.each<[string, Partial<OfferForm>, object]>([
  ['cheaper than the product', {}, {}],
  ['at the price of the product', { price: 100_000 }, { price: 'not-cheaper' }],
  ['without a price of its own', { price: null }, {}],
  ['that ends before it begins', { ends_at: '2026-11-19T08:00:00Z' }, { ends_at: 'ends-before-begin' }],
])('SALE-01 an offer %s', (_, changed, faults) => {
  expect(offerFaults({ ...offer, ...changed }, { basePrice: 100_000, now })).toEqual(faults);
});
