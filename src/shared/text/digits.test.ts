import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalNumberIn, digitsOnly, formatNumber, toLatinDigits, toPersianDigits, wholeNumberIn } from './digits.ts';

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['12۳٤', '1234'],
  ['۱٬۲۳۴٬۵۶۷', '1234567'],
  ['۶٫۵ اینچ', '6.5 اینچ'],
  ['۱٬۲۳۴٫۵', '1234.5'],
  ['گوشی ٬ ساعت', 'گوشی ٬ ساعت'],
  ['', ''],
])('%j is %j in Latin digits', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});

test.each([
  ['0123456789', '۰۱۲۳۴۵۶۷۸۹'],
  ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'],
  ['USB 3.2', 'USB ۳.۲'],
])('%j is %j in Persian digits', (text, persian) => {
  expect(toPersianDigits(text)).toBe(persian);
});

test.each([
  ['کد: ۱۲ ۳۴', '1234'],
  ['+98 (912) 345-6789', '989123456789'],
  ['۱٬۲۳۴ تومان', '1234'],
  ['هیچ', ''],
])('from %j the digits %j are stored', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  [0, 'fa', '۰'],
  [1_234_567, 'fa', '۱٬۲۳۴٬۵۶۷'],
  [4.5, 'fa', '۴٫۵'],
  [1_234_567, 'en', '1,234,567'],
  [4.5, 'en', '4.5'],
] as const)('%d is written in %s as %s', (number, language, text) => {
  expect(formatNumber(number, language)).toBe(text);
});

test('a whole number written in Persian parses back', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(Number(toLatinDigits(formatNumber(number, 'fa')))).toBe(number);
    }),
  );
});

test('conversion to Latin digits is idempotent, and Persian digits survive the round trip', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab ۱۲٣٤56٬٫.گ') });
  fc.assert(
    fc.property(text, (typed) => {
      const latin = toLatinDigits(typed);
      expect(toLatinDigits(latin)).toBe(latin);
      expect(toLatinDigits(toPersianDigits(latin))).toBe(latin);
    }),
  );
});

test.each([
  ['۱۲', 12],
  ['1,250,000', 1_250_000],
  ['۱٬۲۵۰٬۰۰۰', 1_250_000],
  [' 7 ', 7],
  ['', null],
  ['1 250 000', 1_250_000],
  ['12.5', null],
  ['۱۲٫۵', null],
  ['12,5', null],
  ['9,5', null],
  ['۱۲،۵', null],
  ['۹٬۵', null],
  ['۹/۵', null],
  ['0,125', null],
  ['12,50', null],
  ['1,2345', null],
  ['12 5', null],
  ['1,250,00', null],
  ['-3', null],
  ['۱۲ عدد', null],
  ['99999999999999999999', null],
])('the whole number in %j', (typed, number) => {
  expect(wholeNumberIn(typed)).toBe(number);
});

test.each([
  ['9.5', 9.5],
  ['9,5', 9.5],
  ['۹٫۵', 9.5],
  ['۹،۵', 9.5],
  ['۹/۵', 9.5],
  ['٩٫٥', 9.5],
  ['\u200e۹٫۵\u200f ', 9.5],
  ['۰٫۱۲۵', 0.125],
  ['0,125', 0.125],
  ['51,375', 51.375],
  ['۳۵٫۷۴۴۸', 35.7448],
  ['-12,5', -12.5],
  ['−۱۲', -12],
  ['9', 9],
  ['', null],
  ['9.', null],
  ['9.5.1', null],
  ['9,5,1', null],
  ['9٬5', null],
  ['9 5', null],
  ['۹٫۵٪', null],
  ['9500', null],
])('the decimal number in %j', (typed, number) => {
  expect(decimalNumberIn(typed)).toBe(number);
});
