import { expect, test } from 'vitest';
import { flashSaleIsActive, percentSold } from './flash-sales.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const flashSale = { price: 90_000, beginsAt: day(10), endsAt: day(20), allotted: 10, sold: 3 };

test.each([
  ['before its begin', new Date(day(10).getTime() - 1), {}, false],
  ['from its begin on', day(10), {}, true],
  ['until just before its end', new Date(day(20).getTime() - 1), {}, true],
  ['at its end', day(20), {}, false],
  ['when all its pieces are sold', day(15), { sold: 10 }, false],
  ['when nothing is allotted', day(15), { sold: 0, allotted: 0 }, false],
])('a flash sale holds %s', (_, now, changed, active) => {
  expect(flashSaleIsActive({ ...flashSale, ...changed }, now)).toBe(active);
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
