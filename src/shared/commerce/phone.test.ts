import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPersianDigits } from '../text/digits.ts';
import { parseMobile, showMobile } from './phone.ts';

test.each([
  '09123456789',
  '9123456789',
  '+989123456789',
  '00989123456789',
  '989123456789',
  '۰۹۱۲۳۴۵۶۷۸۹',
  '۹۱۲۳۴۵۶۷۸۹',
  '+۹۸۹۱۲۳۴۵۶۷۸۹',
  '٠٩١٢٣٤٥٦٧٨٩',
  ' 0912 345 6789 ',
  '0912-345-6789',
  '(0912) 345–6789',
  '+98 (0)912 345 67 89',
  '\u202a+98 912 345 6789\u202c',
  '0912\u00a0345\u200c6789',
])('%j is the same number', (typed) => {
  expect(parseMobile(typed)).toBe('+989123456789');
});

test.each([
  '',
  '0912345678',
  '091234567890',
  '02188776655',
  '+4915112345678',
  '+99123456789',
  '0912345678a',
  'a09123456789',
  '09123456789 09123456780',
  '++989123456789',
])('%j is not an Iranian mobile number', (typed) => {
  expect(parseMobile(typed)).toBeNull();
});

test('a number is displayed in the format used in Iran', () => {
  expect(showMobile('+989123456789')).toBe('09123456789');
});

test('a displayed number is parsed again, in either digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+989[0-9]{9}$/), (phone) => {
      expect(parseMobile(showMobile(phone))).toBe(phone);
      expect(parseMobile(toPersianDigits(showMobile(phone)))).toBe(phone);
    }),
  );
});
