import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { numbersOfARound, orderNumber } from '../orders.rules.ts';
import { numbersBy, orderNumbersOf } from './order-numbers.service.ts';

const keyOf = (byte: number) => Buffer.alloc(16, byte).toString('base64url');
const fromTheFirst = { key: keyOf(1), from: 1 };

describe('the numbers of orders by a key', () => {
  test('have eight digits, and no two orders share one', () => {
    const numberOf = numbersBy(fromTheFirst);
    const numbers = Array.from({ length: 50_000 }, (_, id) => numberOf(id + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^[1-9]\d{7}$/.test(number))).toBe(true);
  });

  test('no two share one in whatever round, nor with those that were numbered before there was a key', () => {
    const numberOf = numbersBy({ key: keyOf(2), from: 40_000_000 });
    const id = fc.integer({ min: 1, max: numbersOfARound * 3 });
    fc.assert(
      fc.property(id, id, (one, other) => one === other || numberOf(one) !== numberOf(other)),
      { numRuns: 3_000 },
    );
    fc.assert(fc.property(fc.integer({ min: 1, max: 39_999_999 }), (old) => numberOf(old) === orderNumber(old)));
  });

  test('differ by shop, so that who knows the source learns nothing from two of their own', () => {
    const ids = [1, 2, 3, 4, 5, 1_000, 70_000_000];
    const [one, other] = [numbersBy(fromTheFirst), numbersBy({ key: keyOf(9), from: 1 })];
    for (const id of ids) expect(new Set([one(id), other(id), orderNumber(id)]).size).toBe(3);
    const steps = [1, 2, 3, 4].map((id) => Number(one(id + 1)) - Number(one(id)));
    expect(new Set(steps).size).toBe(steps.length);
  });
});

describe('a shop', () => {
  const app = useTestShop();

  test('draws its key once, however many need it, and in every process', async () => {
    const [first, second] = await Promise.all([orderNumbersOf(app.shop), orderNumbersOf({ ...app.shop })]);
    expect([1, 2, 3].map(first)).toEqual([1, 2, 3].map(second));
    expect(first(1)).not.toBe(orderNumber(1));
  });
});
