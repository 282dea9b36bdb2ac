import { expect, test } from 'vitest';
import { attributeChoicesIn, attributeParameters, rangeIn, rangesOf, rangeValue } from './attribute-filter.rules.ts';

test('attribute filters are read from an address in one order; invalid ones are ignored', () => {
  const address = new URLSearchParams('attr_touch=true&attr_ram=16,,32,16&attr_=1&attr_UP=1&brand=x&attr_none=');
  const chosen = attributeChoicesIn(address);
  expect(chosen).toEqual({ ram: ['16', '32'], touch: ['true'] });
  expect(attributeParameters(chosen)).toEqual({ attr_ram: '16,32', attr_touch: 'true' });
  const many = Array.from({ length: 40 }, (_, index) => [`attr_a${index}`, '1'] as const);
  expect(Object.keys(attributeChoicesIn(many))).toHaveLength(12);
});

test.each([
  ['16', { from: 16, to: 16 }],
  ['۱۰..۲۰', { from: 10, to: 20 }],
  ['-5..-1.5', { from: -5, to: -1.5 }],
  ['..20', null],
  ['1..2..3', null],
  ['many', null],
])('parses a number or a range of numbers: %s', (value, range) => {
  expect(rangeIn(value)).toEqual(range);
});

test('few numbers are listed singly; many are split into complete ranges of nearly equal counts', () => {
  const counts = (...numbers: number[]) => new Map(numbers.map((number) => [number, 1]));
  expect(rangesOf(counts(3, 1, 2)).map(rangeValue)).toEqual(['1', '2', '3']);
  const ranges = rangesOf(counts(...Array.from({ length: 20 }, (_, index) => index + 1)));
  expect(ranges.map(rangeValue)).toEqual(['1..4', '5..8', '9..12', '13..16', '17..20']);
  const uneven = rangesOf(
    new Map([[1, 90], ...Array.from({ length: 9 }, (_, index): [number, number] => [index + 2, 1])]),
  );
  expect(uneven[0]).toEqual({ from: 1, to: 1 });
  expect([uneven.at(-1)?.to, uneven.length <= 5]).toEqual([10, true]);
});
