import { expect, test } from 'vitest';
import { codeOf, freeCode } from './attribute-codes.rules.ts';
import { linesInOrder, numberIn, numberWords, valueWords } from './attributes.rules.ts';

const watts = { unit: 'وات', unitEn: 'W', unitOneEn: null };
const days = { unit: 'روز', unitEn: 'days', unitOneEn: 'day' };

test.each([
  ['۲۲۰۰', 2_200],
  ['2,200', 2_200],
  ['۲٬۲۰۰', 2_200],
  ['١٫٥', 1.5],
  ['1.5', 1.5],
  ['۱/۵', 1.5],
  ['-12', -12],
  ['', null],
  ['12 W', null],
  ['2,20', null],
  ['0,125', null],
  ['۹٬۵', null],
  ['22 00', null],
  ['−2,200', -2_200],
  ['1.2.3', null],
  ['99999999999999', null],
])('a number is parsed in any digits, or is invalid: %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test('a number is formatted with its unit per language; in English the unit follows it', () => {
  expect([numberWords(2_200, watts, 'fa'), numberWords(2_200, watts, 'en')]).toEqual(['۲۲۰۰ وات', '2,200 W']);
  expect(numberWords(12_000, watts, 'fa')).toBe('۱۲٬۰۰۰ وات');
  expect([1, 4].map((number) => numberWords(number, days, 'en'))).toEqual(['1 day', '4 days']);
  expect([1.7, 0.5].map((number) => numberWords(number, { ...watts, unit: '', unitEn: '' }, 'fa'))).toEqual([
    '۱٫۷',
    '۰٫۵',
  ]);
});

test('a text or option without English is displayed in Persian', () => {
  const value = {
    ...{ kind: 'text' as const, name: 'x', nameEn: null, unit: '', unitEn: null, unitOneEn: null },
    ...{ text: 'نخ', textEn: '', number: null, boolean: null, optionName: null, optionNameEn: null },
  };
  expect(valueWords(value, 'en')).toBe('نخ');
  expect(valueWords({ ...value, text: null, optionName: 'چرم', optionNameEn: 'Leather' }, 'en')).toBe('Leather');
  expect(valueWords({ ...value, text: null, boolean: false }, 'fa')).toBe('ندارد');
});

test.each([
  [[], ['a', 'b'], 'ab'],
  [[0], ['a', 'b'], '0ab'],
  [[1, 3], ['a', 'b'], 'a1b3'],
  [[7, 5], ['a'], 'a57'],
  [[2, 1], [], '12'],
])('values stand at their lines and free lines at those that are left: %j in %j', (positions, free, lines) => {
  const placed = positions.map((position) => ({ position }));
  expect(
    linesInOrder(placed, free)
      .map((one) => (typeof one === 'string' ? one : one.position))
      .join(''),
  ).toBe(lines);
});

test('a code is made from the first name with Latin letters, and numbered if taken', () => {
  expect(codeOf(['Water resistance', 'ضد آب'], 'attribute')).toBe('water-resistance');
  expect(codeOf(['', 'ضد آب'], 'attribute')).toBe('attribute');
  expect(freeCode('memory', new Set(['memory', 'memory-2']))).toBe('memory-3');
});
