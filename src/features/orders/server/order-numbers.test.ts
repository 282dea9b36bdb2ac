import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { numbersOfARound, orderNumber } from '../orders.rules.ts';
import { numbersBy, type NumberKey } from '#platform/scattered-numbers.ts';
import { orderNumbering, orderNumbersOf } from './order-numbers.service.ts';

const numberedBy = (key: NumberKey) => numbersBy(key, orderNumbering);

const keyOf = (byte: number) => Buffer.alloc(16, byte).toString('base64url');
const fromTheFirst = { key: keyOf(1), from: 1 };

describe('order numbers derived from a key', () => {
  test('have eight digits and are unique', () => {
    const numberOf = numberedBy(fromTheFirst);
    const numbers = Array.from({ length: 50_000 }, (_, id) => numberOf(id + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^[1-9]\d{7}$/.test(number))).toBe(true);
  });

  test('are unique across rounds and never equal a number that predates the key', () => {
    const numberOf = numberedBy({ key: keyOf(2), from: 40_000_000 });
    const id = fc.integer({ min: 1, max: numbersOfARound * 3 });
    fc.assert(
      fc.property(id, id, (one, other) => one === other || numberOf(one) !== numberOf(other)),
      { numRuns: 3_000 },
    );
    fc.assert(fc.property(fc.integer({ min: 1, max: 39_999_999 }), (old) => numberOf(old) === orderNumber(old)));
  });

  test("differ by shop, so that two of one's own orders reveal nothing even to a reader of the source", () => {
    const ids = [1, 2, 3, 4, 5, 1_000, 70_000_000];
    const [one, other] = [numberedBy(fromTheFirst), numberedBy({ key: keyOf(9), from: 1 })];
    for (const id of ids) expect(new Set([one(id), other(id), orderNumber(id)]).size).toBe(3);
    const steps = [1, 2, 3, 4].map((id) => Number(one(id + 1)) - Number(one(id)));
    expect(new Set(steps).size).toBe(steps.length);
  });
});

describe("a shop's number key", () => {
  const app = useTestShop();

  test('is generated once, however many need it, and is the same in every process', async () => {
    const [first, second] = await Promise.all([orderNumbersOf(app.shop), orderNumbersOf({ ...app.shop })]);
    expect([1, 2, 3].map(first)).toEqual([1, 2, 3].map(second));
    expect(first(1)).not.toBe(orderNumber(1));
  });
});

describe('a shop whose first number is drawn in a refused transaction', () => {
  const app = useTestShop();

  test('numbers by the persisted key, not by the rolled-back one', async () => {
    let refused: (id: number) => string = String;
    const attempt = app.shop.transaction(async () => {
      refused = await orderNumbersOf(app.shop);
      throw new Error('refused');
    });
    await expect(attempt).rejects.toThrow('refused');
    const numbered = await orderNumbersOf(app.shop);
    expect(numbered(1)).toBe((await orderNumbersOf({ ...app.shop }))(1));
    expect(numbered(1)).not.toBe(refused(1));
  });
});
