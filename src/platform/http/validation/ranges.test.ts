import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { rangesIn, reversedRange } from './ranges.ts';

const ranges = rangesIn(
  Type.Object({
    price_min: Type.Integer(),
    price_max: Type.Integer(),
    placed_from: Type.String(),
    placed_to: Type.String(),
    notify_from: Type.Integer(),
  }),
);

test('the ranges of a request are found by the names of their bounds', () => {
  expect(ranges).toEqual([
    ['placed_from', 'placed_to'],
    ['price_min', 'price_max'],
  ]);
});

test.each([
  ['a greatest below the least', { price_min: 9, price_max: 1 }, 'price_max'],
  ['a last day before the first', { placed_from: '2026-11-21', placed_to: '2026-11-20' }, 'placed_to'],
  ['one day', { placed_from: '2026-11-21', placed_to: '2026-11-21' }, undefined],
  ['one end', { price_min: 9 }, undefined],
  ['numbers, not texts', { price_min: 9, price_max: 10 }, undefined],
])('%s', (_, value, path) => {
  expect(reversedRange(ranges, value)?.errors?.[0]?.path).toBe(path);
});
