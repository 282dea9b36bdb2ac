import { expect, test } from 'vitest';
import { stockLines } from './stock-lines.rules.ts';

test.each([
  [
    '12,5\n13,0',
    [
      [12, 5],
      [13, 0],
    ],
    null,
  ],
  [
    'شماره,تعداد\n۱۲،۵\n\n١٣\t٧',
    [
      [12, 5],
      [13, 7],
    ],
    null,
  ],
  ['"12","5"', [[12, 5]], null],
  ['12,5\nسیزده,۷', [[12, 5]], 2],
  ['12,-5', [], 1],
  ['12,5,2,1', [], 1],
  ['', [], null],
] as const)('PAY-09 parses the lines of a pasted table: %j', (text, lines, wrong) => {
  const read = stockLines(text);
  expect([read.lines.map(({ variantId, pieces }) => [variantId, pieces]), read.wrong]).toEqual([lines, wrong]);
});

test('a line may name the location', () => {
  expect(stockLines('variant,pieces,location\n۱۲،۵،۲\n13\t7').lines).toEqual([
    { variantId: 12, pieces: 5, locationId: 2 },
    { variantId: 13, pieces: 7 },
  ]);
});
