import { orderSums, vatWithin } from '#features/checkout/order-sums.rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponKinds, percentCoupon } from '#features/coupons/coupons.rules.ts';
import { orderStates } from './orders.contract.ts';
import { orderCan, orderLife, orderNumber, statesBefore, stepsFrom } from './orders.rules.ts';

const now = new Date('2026-11-20T08:00:00Z');
const later = new Date(now.getTime() + 1);

describe('an order number', () => {
  test('has eight digits and does not begin with a zero', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 89_999_998 }), (id) => /^[1-9]\d{7}$/.test(orderNumber(id))));
  });

  test('belongs to one order only', () => {
    const numbers = new Set(Array.from({ length: 200_000 }, (_, id) => orderNumber(id + 1)));
    expect(numbers.size).toBe(200_000);
    const far = fc.integer({ min: 1, max: 400_000_000 });
    fc.assert(fc.property(far, far, (one, other) => one === other || orderNumber(one) !== orderNumber(other)));
  });

  test('does not reveal how many orders there are', () => {
    const numbers = [1, 2, 3, 4].map((id) => Number(orderNumber(id)));
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(1_000_000);
  });
});

describe('order states', () => {
  test.each([
    ['awaiting-payment', true, true],
    ['placed', false, true],
    ['packaging', false, true],
    ['ready', false, false],
    ['on-the-way', false, false],
    ['at-station', false, false],
    ['delivered', false, false],
    ['cancelled', false, false],
    ['lapsed', false, false],
    ['returned', false, false],
  ] as const)('%s: paying %s, cancelling %s', (state, pay, cancel) => {
    expect(orderCan.pay({ state, heldUntil: later }, now)).toBe(pay);
    expect(orderCan.cancel({ state })).toBe(cancel);
  });

  test('nothing is paid after its reservation has ended', () => {
    expect(orderCan.pay({ state: 'awaiting-payment', heldUntil: now }, now)).toBe(false);
    expect(orderCan.pay({ state: 'awaiting-payment', heldUntil: null }, now)).toBe(false);
  });

  test('a cancellable order lists cancellation among its next states; staff can cancel until it is sent', () => {
    const byCustomer = orderStates.filter((state) => orderCan.cancel({ state }));
    const byStaff = orderStates.filter((state) => orderCan.end({ state }, 'cancelled'));
    expect(byStaff).toEqual([...byCustomer, 'ready']);
    expect(orderStates.filter((state) => orderCan.end({ state }, 'returned'))).toEqual(['delivered']);
  });

  test.each([
    ['awaiting-payment', []],
    ['placed', ['packaging']],
    ['packaging', ['ready']],
    ['ready', ['on-the-way']],
    ['on-the-way', ['at-station', 'delivered']],
    ['at-station', ['delivered']],
    ['delivered', []],
    ['cancelled', []],
    ['lapsed', []],
    ['returned', []],
  ] as const)('PAY-08 staff can move an order that is %s on to %j', (state, steps) => {
    expect(stepsFrom(state)).toEqual(steps);
    for (const step of steps) expect(statesBefore(step)).toContain(state);
  });

  test('every state but the first is reachable from another', () => {
    const reached = new Set(Object.values(orderLife).flatMap((life) => life.next));
    expect(orderStates.filter((state) => !reached.has(state))).toEqual(['awaiting-payment']);
  });
});

describe('order totals', () => {
  const usual = { coupon: null, shipping: 45_000, vatPercent: 10 };

  test.each([
    [110, 10, 10],
    [100, 10, 9],
    [5, 10, 0],
    [6, 10, 1],
    [109, 9, 9],
    [1_000, 0, 0],
    [109_500, 9.5, 9_500],
  ])('%d toman at %d percent include %d of tax', (amount, percent, tax) => {
    expect(vatWithin(amount, percent)).toBe(tax);
  });

  test('without a coupon: items and shipping', () => {
    expect(
      orderSums(
        [
          { unitPrice: 95_000, quantity: 2 },
          { unitPrice: 4_000, quantity: 1 },
        ],
        usual,
      ),
    ).toEqual({
      itemsTotal: 194_000,
      discountTotal: 0,
      shippingTotal: 45_000,
      vatTotal: 21_727,
      shippingVat: 4_091,
      shippingDiscount: 0,
      total: 239_000,
      lines: [
        { discount: 0, vat: 17_272, total: 190_000 },
        { discount: 0, vat: 364, total: 4_000 },
      ],
    });
  });

  test('a coupon is computed on the whole and distributed over the lines', () => {
    const sums = orderSums(
      [
        { unitPrice: 33_333, quantity: 1 },
        { unitPrice: 33_333, quantity: 1 },
        { unitPrice: 33_333, quantity: 1 },
      ],
      { ...usual, coupon: percentCoupon(20) },
    );
    expect(sums.discountTotal).toBe(20_000);
    expect(sums.lines.map((line) => line.discount)).toEqual([6_667, 6_667, 6_666]);
  });

  test('tax-exempt goods contain no tax and take none from the others', () => {
    const lines = [
      { unitPrice: 110_000, quantity: 1 },
      { unitPrice: 55_000, quantity: 2, taxClass: 'exempt' as const },
    ];
    expect(orderSums(lines, { ...usual, shipping: 0 })).toMatchObject({
      vatTotal: 10_000,
      lines: [{ vat: 10_000 }, { vat: 0 }],
    });
  });

  test('a coupon for everything leaves the shipping', () => {
    expect(orderSums([{ unitPrice: 7, quantity: 3 }], { ...usual, coupon: percentCoupon(100) })).toMatchObject({
      total: 45_000,
      vatTotal: 4_091,
      shippingVat: 4_091,
    });
  });

  test('PAY-02 a coupon for some goods does not discount the others', () => {
    const sums = orderSums(
      [
        { unitPrice: 50_000, quantity: 2 },
        { unitPrice: 70_000, quantity: 1, outsideCoupon: true },
      ],
      { ...usual, coupon: percentCoupon(10) },
    );
    expect(sums).toMatchObject({ discountTotal: 10_000, total: 205_000 });
    expect(sums.lines.map((one) => one.discount)).toEqual([10_000, 0]);
  });

  test('PAY-02 a shipping coupon leaves the goods at their price', () => {
    const sums = orderSums([{ unitPrice: 50_000, quantity: 1 }], {
      ...usual,
      coupon: { ...percentCoupon(0), kind: 'free-shipping' },
    });
    expect(sums).toMatchObject({ discountTotal: 0, shippingTotal: 0, total: 50_000 });
  });

  const line = fc.record({
    unitPrice: fc.integer({ min: 0, max: 2_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    outsideCoupon: fc.boolean(),
  });
  const coupon = fc.option(
    fc.record({
      kind: fc.constantFrom(...couponKinds),
      percentOff: fc.integer({ min: 0, max: 100 }),
      amountOff: fc.integer({ min: 0, max: 5_000_000 }),
      maxOff: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  );
  test('totals add up to the toman for any purchase', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        coupon,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 30 }),
        (lines, coupon, shipping, vatPercent) => {
          const sums = orderSums(lines, { coupon, shipping, vatPercent });
          const sum = (name: 'discount' | 'vat' | 'total') => sums.lines.reduce((all, one) => all + one[name], 0);
          expect(sums.total).toBe(sums.itemsTotal - sums.discountTotal + sums.shippingTotal);
          expect(sum('discount')).toBe(sums.discountTotal);
          expect(sum('vat') + sums.shippingVat).toBe(sums.vatTotal);
          expect(sum('total')).toBe(sums.itemsTotal - sums.discountTotal);
          sums.lines.forEach((one, index) => {
            const { unitPrice = 0, quantity = 0 } = lines[index] ?? {};
            expect(one.total).toBe(unitPrice * quantity - one.discount);
            expect(one.discount).toBeGreaterThanOrEqual(0);
            expect(one.total).toBeGreaterThanOrEqual(0);
            expect(one.vat).toBeLessThanOrEqual(one.total);
          });
        },
      ),
    );
  });
});
