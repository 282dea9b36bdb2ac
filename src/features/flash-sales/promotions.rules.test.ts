import { expect, test } from 'vitest';
import {
  couponDiscount,
  couponRefusal,
  deliveredPriceRule,
  offerIsActive,
  percentOff,
  percentCoupon,
  percentSold,
  salePrice,
  type CouponBenefit,
  type CouponTerms,
  type CouponUse,
} from './promotions.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const offer = { price: 90_000, beginsAt: day(10), endsAt: day(20), allotted: 10, sold: 3 };

test.each([
  ['a price above the threshold is 5,000 toman less', 12_000, null, 7_000],
  ['a price of exactly the threshold stays', 5_000, null, 5_000],
  ['one toman above the threshold leaves one', 5_001, null, 1],
  ['a price below the threshold stays', 4_000, null, 4_000],
  ['what costs nothing still costs nothing', 0, null, 0],
  ["an offer's own price wins", 120_000, { price: 90_000 }, 90_000],
  ["an offer's own price wins below the threshold too", 4_000, { price: 3_000 }, 3_000],
  ['an offer without a price of its own falls back to the rule', 120_000, { price: null }, 115_000],
  ['an offer never makes anything dearer', 80_000, { price: 90_000 }, 80_000],
  ['an offer can give away', 80_000, { price: 0 }, 0],
])('sale price: %s', (_, basePrice, given, price) => {
  expect(salePrice(basePrice, deliveredPriceRule, given)).toBe(price);
});

test('a rule that takes off more than the price leaves zero', () => {
  expect(salePrice(3_000, { off: 5_000, above: 1_000 }, null)).toBe(0);
});

test.each([
  ['before its begin', new Date(day(10).getTime() - 1), {}, false],
  ['from its begin on', day(10), {}, true],
  ['until just before its end', new Date(day(20).getTime() - 1), {}, true],
  ['at its end', day(20), {}, false],
  ['when all its pieces are sold', day(15), { sold: 10 }, false],
  ['when nothing is allotted', day(15), { sold: 0, allotted: 0 }, false],
])('an offer holds %s', (_, now, changed, active) => {
  expect(offerIsActive({ ...offer, ...changed }, now)).toBe(active);
});

test.each([
  [0, 10, 0],
  [3, 10, 30],
  [1, 3, 33],
  [199, 200, 99],
  [10, 10, 100],
  [0, 0, 100],
])('%i sold of %i allotted are %i percent', (sold, allotted, percent) => {
  expect(percentSold({ sold, allotted })).toBe(percent);
});

test.each([
  [120_000, 90_000, 25],
  [100_000, 66_667, 33],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [100, 0, 100],
])('%i toman sold for %i are %i percent off', (base, price, percent) => {
  expect(percentOff(base, price)).toBe(percent);
});

const coupon: CouponTerms = {
  minimumTotal: 50_000,
  beginsAt: day(10),
  endsAt: day(20),
  mostUses: 100,
  mostUsesPerCustomer: 1,
  uses: 5,
  firstOrderOnly: false,
  pausedAt: null,
};
const usual: CouponUse = { now: day(15), total: 100_000, covers: true, customerUses: 0, orderedBefore: true };

test.each<[string, Partial<CouponTerms>, Partial<CouponUse>, string | null]>([
  ['in order', {}, {}, null],
  ['that was paused', { pausedAt: day(12) }, {}, 'coupon-paused'],
  ['before its begin', {}, { now: day(9) }, 'coupon-not-yet'],
  ['at its end', {}, { now: day(20) }, 'coupon-expired'],
  ['without an end, years later', { endsAt: null }, { now: new Date(Date.UTC(2030, 0)) }, null],
  ['used by as many as may', { uses: 100 }, {}, 'coupon-used-up'],
  ['used by this customer before', {}, { customerUses: 1 }, 'coupon-used-before'],
  ['without limits', { mostUses: null, mostUsesPerCustomer: null, uses: 1_000 }, { customerUses: 50 }, null],
  ['for a first order, which this is not', { firstOrderOnly: true }, {}, 'coupon-first-order-only'],
  ['for a first order, which this is', { firstOrderOnly: true }, { orderedBefore: false }, null],
  ['for none of these goods', {}, { covers: false, total: 0 }, 'coupon-for-other-goods'],
  ['for exactly the least total', {}, { total: 50_000 }, null],
  ['for a toman less than the least total', {}, { total: 49_999 }, 'coupon-below-minimum'],
])('PAY-02 a coupon %s', (_, changed, given, refusal) => {
  expect(couponRefusal({ ...coupon, ...changed }, { ...usual, ...given })).toBe(refusal);
});

const amount = (amountOff: number): CouponBenefit => ({ kind: 'amount', percentOff: 0, amountOff, mostOff: null });

test.each<[number, CouponBenefit, number]>([
  [12_343, percentCoupon(20), 2_469],
  [100_000, percentCoupon(10), 10_000],
  [5, percentCoupon(10), 1],
  [0, percentCoupon(50), 0],
  [100, percentCoupon(100), 100],
  [100, percentCoupon(150), 100],
  [1_000_000, { ...percentCoupon(20), mostOff: 50_000 }, 50_000],
  [100_000, { ...percentCoupon(20), mostOff: 50_000 }, 20_000],
  [100_000, amount(30_000), 30_000],
  [20_000, amount(30_000), 20_000],
  [100_000, { kind: 'free-shipping', percentOff: 0, amountOff: 0, mostOff: null }, 0],
])('PAY-02 of %i toman, the coupon %o takes off %i', (total, benefit, discount) => {
  expect(couponDiscount(total, benefit)).toBe(discount);
});
