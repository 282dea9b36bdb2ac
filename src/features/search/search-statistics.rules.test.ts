import { expect, test } from 'vitest';
import { clickPart, countedKey } from './search-statistics.rules.ts';

test.each([
  ['گوشي  موبایل', 'گوشی موبایل'],
  ['؟', null],
  ['sara@example.com', null],
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', null],
  ['6037 9912', null],
  ['iphone 1500', 'iphone 1500'],
  ['ک'.repeat(101), null],
])('%j is counted under %j', (typed, key) => {
  expect(countedKey(typed)).toBe(key);
});

test('clicked positions are grouped into four parts of a list', () => {
  expect([1, 2, 3, 4, 10, 11, 400].map(clickPart)).toEqual([
    'first',
    'second-third',
    'second-third',
    'fourth-tenth',
    'fourth-tenth',
    'further',
    'further',
  ]);
});
