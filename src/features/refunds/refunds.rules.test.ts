import { refundableSum } from '#features/orders/orders.rules.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextRefundTry,
  paidBack,
  refundOfPieces,
  refundStanding,
  sharedRefund,
  uncollectedOf,
} from './refunds.rules.ts';

const paidAt = new Date('2026-11-20T08:00:00Z');

test.each([
  ['not paid: nothing can go back', { total: 100, refunded: 0, paidAt: null }, 0],
  ['paid', { total: 100, refunded: 0, paidAt }, 100],
  ['a part went back', { total: 100, refunded: 30, paidAt }, 70],
  ['all went back', { total: 100, refunded: 100, paidAt }, 0],
])('%s', (_, order, left) => {
  expect(refundableSum(order)).toBe(left);
});

test.each([
  [100, 0, 'none'],
  [100, 1, 'part'],
  [100, 100, 'whole'],
  [0, 0, 'none'],
])('of %i the refunded amount is %i: %s', (total, refunded, standing) => {
  expect(refundStanding({ total, refunded })).toBe(standing);
});

describe('refund order: first to the bank, then former cash, and credit last', () => {
  test.each([
    [50, { gateway: 100, cash: 0, credit: 40 }, [{ source: 'gateway', amount: 50 }]],
    [
      120,
      { gateway: 100, cash: 0, credit: 40 },
      [
        { source: 'gateway', amount: 100 },
        { source: 'credit', amount: 20 },
      ],
    ],
    [
      30,
      { gateway: 0, cash: 20, credit: 40 },
      [
        { source: 'cash', amount: 20 },
        { source: 'credit', amount: 10 },
      ],
    ],
    [141, { gateway: 100, cash: 0, credit: 40 }, null],
  ])('%i of %o', (amount, left, shares) => {
    expect(sharedRefund(amount, left)).toEqual(shares);
  });
});

test("the refunds of all pieces, in any parts, add up to the line's total to the toman", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
      (total, parts) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        let returned = 0;
        let sum = 0;
        for (const part of parts) {
          sum += refundOfPieces({ total, quantity, returned, paidBack: 0 }, part);
          returned += part;
        }
        expect(sum).toBe(total);
        expect(refundOfPieces({ total, quantity, returned: 0, paidBack: quantity }, 1)).toBe(0);
      },
    ),
  );
});

test('a refund at an unresponsive gateway is retried after 5, 10, 20 minutes, and finally every six hours', () => {
  expect([1, 2, 3, 7, 9].map((tries) => (nextRefundTry(tries, paidAt).getTime() - paidAt.getTime()) / 60_000)).toEqual([
    5, 10, 20, 320, 360,
  ]);
});

test('an amount not collected on delivery does not count as refunded', () => {
  const refunds = [
    { method: 'uncollected', amount: 70 },
    { method: 'credit', amount: 30 },
  ] as const;
  expect(paidBack(refunds)).toEqual([{ method: 'credit', amount: 30 }]);
  expect(uncollectedOf(refunds)).toBe(70);
});
