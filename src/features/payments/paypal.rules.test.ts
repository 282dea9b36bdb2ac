import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies, type Currency } from '#shared/commerce/currencies.ts';
import { formatForeign, minorFromValue, minorOf, minorOfPart, paypalValue } from './paypal.rules.ts';

test.each<[number, Currency, number, number, string]>([
  [1_400_000, 'USD', 110_000, 1_273, '12.73'],
  [110_000, 'USD', 110_000, 100, '1.00'],
  [165_000, 'USD', 110_000, 150, '1.50'],
  [99_999, 'EUR', 120_000, 83, '0.83'],
  [500, 'USD', 110_000, 1, '0.01'],
  [1, 'USD', 110_000, 1, '0.01'],
  [1_400_000, 'JPY', 730, 1_918, '1918'],
  [1_400_000, 'HUF', 320, 4_375, '4375'],
  [1_000_000_000_000, 'USD', 110_000, 909_090_909, '9090909.09'],
  [550, 'USD', 110_000, 1, '0.01'],
  [1_650, 'USD', 110_000, 2, '0.02'],
])(
  'PAY-05 %d toman are in %s, at %d for one, %d of the smallest unit: %s',
  (amount, currency, tomanPerUnit, minor, value) => {
    expect(minorOf(amount, { currency, tomanPerUnit })).toBe(minor);
    expect(paypalValue(minor, currency)).toBe(value);
    expect(minorFromValue(value, currency)).toBe(minor);
  },
);

test.each<[unknown, Currency, number | null]>([
  ['12.7', 'USD', 1_270],
  ['12', 'USD', 1_200],
  ['1918.00', 'JPY', 1_918],
  ['1918.5', 'JPY', null],
  ['12.734', 'USD', null],
  ['-1.00', 'USD', null],
  ['1e3', 'USD', null],
  ['', 'USD', null],
  [12.73, 'USD', null],
])('PAY-05 %j in %s is %j', (value, currency, minor) => {
  expect(minorFromValue(value, currency)).toBe(minor);
});

test('PAY-05 a formatted amount is parsed back to the same value, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(minorFromValue(paypalValue(minor, currency), currency)).toBe(minor);
    }),
  );
});

test('PAY-05 partial refunds never add up to more than was paid, and a full refund equals the payment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 8 }),
      (minor, parts) => {
        const paid = { amount: parts.reduce((sum, part) => sum + part, 0), minor };
        const back =
          parts.length === 1 ? [minorOfPart(paid.amount, paid)] : parts.map((part) => minorOfPart(part, paid));
        expect(back.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(minor);
        expect(minorOfPart(paid.amount, paid)).toBe(minor);
      },
    ),
  );
});

test("PAY-05 amounts are formatted in the reader's locale", () => {
  expect(formatForeign(1_273, 'USD', 'en')).toBe('12.73 US dollars');
  expect(formatForeign(1_273, 'USD', 'fa')).toMatch(/^۱۲٫۷۳ دلار/);
  expect(formatForeign(1_918, 'JPY', 'en')).toBe('1,918 Japanese yen');
});
