import { expect, test } from 'vitest';
import {
  couponDiscount,
  couponRefusal,
  percentCoupon,
  type CouponBenefit,
  type CouponTerms,
  type CouponUse,
} from './coupons.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const coupon: CouponTerms = {
  minimumTotal: 50_000,
  beginsAt: day(10),
  endsAt: day(20),
  maxUses: 100,
  maxUsesPerCustomer: 1,
  uses: 5,
  firstOrderOnly: false,
  pausedAt: null,
  codeUsed: false,
  ownCoupon: false,
};

const usual: CouponUse = { now: day(15), total: 100_000, covers: true, customerUses: 0, orderedBefore: true };

test.each<[string, Partial<CouponTerms>, Partial<CouponUse>, string | null]>([
  ['in order', {}, {}, null],
  ['that was paused', { pausedAt: day(12) }, {}, 'coupon-paused'],
  ['before its begin', {}, { now: day(9) }, 'coupon-not-yet'],
  ['at its end', {}, { now: day(20) }, 'coupon-expired'],
  ['without an end, years later', { endsAt: null }, { now: new Date(Date.UTC(2030, 0)) }, null],
  ['used by as many as may', { uses: 100 }, {}, 'coupon-used-up'],
  ['that the customer has made as one of the staff', { ownCoupon: true }, {}, 'coupon-own'],
  ['whose code of one use an order has', { codeUsed: true }, {}, 'coupon-used-up'],
  ['used by this customer before', {}, { customerUses: 1 }, 'coupon-used-before'],
  ['without limits', { maxUses: null, maxUsesPerCustomer: null, uses: 1_000 }, { customerUses: 50 }, null],
  ['for a first order, which this is not', { firstOrderOnly: true }, {}, 'coupon-first-order-only'],
  ['for a first order, which this is', { firstOrderOnly: true }, { orderedBefore: false }, null],
  ['for none of these goods', {}, { covers: false, total: 0 }, 'coupon-for-other-goods'],
  ['for exactly the least total', {}, { total: 50_000 }, null],
  ['for a toman less than the least total', {}, { total: 49_999 }, 'coupon-below-minimum'],
])('PAY-02 a coupon %s', (_, changed, given, refusal) => {
  expect(couponRefusal({ ...coupon, ...changed }, { ...usual, ...given })).toBe(refusal);
});

const amount = (amountOff: number): CouponBenefit => ({ kind: 'amount', percentOff: 0, amountOff, maxOff: null });

test.each<[number, CouponBenefit, number]>([
  [12_343, percentCoupon(20), 2_469],
  [100_000, percentCoupon(10), 10_000],
  [5, percentCoupon(10), 1],
  [0, percentCoupon(50), 0],
  [100, percentCoupon(100), 100],
  [100, percentCoupon(150), 100],
  [1_000_000, { ...percentCoupon(20), maxOff: 50_000 }, 50_000],
  [100_000, { ...percentCoupon(20), maxOff: 50_000 }, 20_000],
  [100_000, amount(30_000), 30_000],
  [20_000, amount(30_000), 20_000],
  [100_000, { kind: 'free-shipping', percentOff: 0, amountOff: 0, maxOff: null }, 0],
])('PAY-02 of %i toman, the coupon %o takes off %i', (total, benefit, discount) => {
  expect(couponDiscount(total, benefit)).toBe(discount);
});
