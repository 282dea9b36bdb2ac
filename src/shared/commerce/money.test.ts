import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, formatToman, percentOf, tomanToRial } from './money.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

test.each([
  [1_250_000, 'fa', '۱٬۲۵۰٬۰۰۰'],
  [1_250_000, 'en', '1,250,000'],
  [0, 'fa', '۰'],
] as const)('%d toman is written in %s as %s', (toman, language, text) => {
  expect(formatToman(toman, language)).toBe(text);
});

test('a gateway receives ten rial for each toman', () => {
  expect(tomanToRial(1_250_000)).toBe(12_500_000);
  expect(() => tomanToRial(0.5)).toThrow(RangeError);
  expect(() => tomanToRial(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
});

test.each([
  { of: 100_000, percent: 20, is: 20_000 },
  { of: 12_343, percent: 20, is: 2_469 },
  { of: 5, percent: 10, is: 1, why: 'half a toman goes up' },
  { of: 4, percent: 10, is: 0 },
  { of: -5, percent: 10, is: -1, why: 'what is taken back rounds as what was charged' },
  { of: -4, percent: 10, is: 0 },
  { of: 1_000, percent: 9.5, is: 95 },
  { of: 10, percent: 14.5, is: 1 },
  { of: 1_005, percent: 10, is: 101, why: 'no fault of floating point' },
  { of: 999_999_999_999, percent: 100, is: 999_999_999_999 },
  { of: 1_000, percent: 0, is: 0 },
])('$percent percent of $of toman is $is', ({ of, percent, is }) => {
  expect(percentOf(of, percent)).toBe(is);
});

test('a fractional toman is refused as an amount', () => {
  expect(() => percentOf(10.5, 10)).toThrow(RangeError);
});

test('a percentage from 0 to 100 gives from zero to the full amount', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (toman, percent) => {
      const part = percentOf(toman, percent);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(toman);
      expect(Math.abs(part - (toman * percent) / 100)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test.each([
  { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { total: 100, weights: [2, 1], parts: [67, 33] },
  { total: 10, weights: [0, 3, 0], parts: [0, 10, 0] },
  { total: 7, weights: [0, 0], parts: [4, 3], why: 'gifts alone share alike' },
  { total: -100, weights: [1, 1, 1], parts: [-34, -33, -33] },
  { total: 0, weights: [5, 9], parts: [0, 0] },
  { total: 0, weights: [], parts: [] },
])('$total toman over $weights is $parts', ({ total, weights, parts }) => {
  expect(allocate(total, weights)).toEqual(parts);
});

test('invalid shares are refused', () => {
  expect(() => allocate(10, [])).toThrow(RangeError);
  expect(() => allocate(10, [1, -1])).toThrow(RangeError);
  expect(() => allocate(10, [0.5])).toThrow(RangeError);
  expect(() => allocate(0.5, [1])).toThrow(RangeError);
});

test('the parts add up exactly, and none differs from its exact share by a whole toman', () => {
  fc.assert(
    fc.property(amount, fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 30 }), (total, weights) => {
      const parts = allocate(total, weights);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const exact = sum === 0 ? total / weights.length : (total * (weights[index] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1.001);
      }
    }),
  );
});
