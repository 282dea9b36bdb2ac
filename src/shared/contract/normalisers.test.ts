import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldKind, normalisers } from './normalisers.ts';

const cases: readonly (readonly [FieldKind, typed: string, stored: string | null])[] = [
  ['phone', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['phone', '0912', null],
  ['postal-code', '۱۹۶۹۸-۳۳۱۱۴', '1969833114'],
  ['postal-code', '19698', null],
  ['tax-id', '۱۰۳۸۰۲۸۴۷۹۰', '10380284790'],
  ['tax-id', '۷۹۰-۴۱۹۹۰۴', '0790419904'],
  ['tax-id', '10380284791', null],
  ['tax-id', '1234567890', null],
  ['economic-code', '۴۱۱۱ ۱۱۱۱ ۱۱۱۱', '411111111111'],
  ['economic-code', '4111', null],
  ['sheba', 'ir۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲', 'IR820540102680020817909002'],
  ['sheba', '550570022080013447370101', 'IR550570022080013447370101'],
  ['sheba', 'IR820540102680020817909003', null],
  ['card-number', '۶۰۳۷-۷۰۱۶-۸۹۰۹-۵۴۴۳', '6037701689095443'],
  ['card-number', '6037701689095444', null],
  ['transfer-reference', ' ۱۴۰۵-۰۹ ab۱۲ ', '140509AB12'],
  ['transfer-reference', '۱۲۳', null],
  ['code', ' AB-\u200e۱۲  x ', 'AB-12 x'],
  ['code', ' \u200e', ''],
  ['barcode', '۶۲۶۰۱۰۰۳۱۱۲۳۷', '6260100311237'],
  ['barcode', '96385074', '96385074'],
  ['barcode', '036000291452', '036000291452'],
  ['barcode', '4006381333932', null],
  ['barcode', '123', null],
  ['barcode', '', ''],
  ['goods-id', '۲۷۱۰۰۰۰۱۳۸۶۲۴', '2710000138624'],
  ['goods-id', '27100', null],
  ['moment', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
  ['moment', '2026-11-20T11:30+03:30', '2026-11-20T08:00:00.000Z'],
  ['moment', '2028-02-29T00:00:00.123456789Z', '2028-02-29T00:00:00.123Z'],
  ['moment', '2026-02-29T00:00:00Z', null],
  ['moment', '2026-11-40T08:00:00Z', null],
  ['moment', '2026-11-20T25:00:00Z', null],
  ['moment', '2026-11-20', null],
  ['moment', '2026-11-20T08:00:00', null],
  ['moment', '+275760-09-13T00:00:00Z', null],
  ['moment', '9999-12-31T23:59:59-01:00', null],
  ['moment', '0000-01-01T00:00:00Z', null],
  ['moment', 'yesterday', null],
  ['otp', '۱۲۳۴', '1234'],
  ['otp', ' ١٢ ٣٤ ', '1234'],
  ['otp', '123', null],
  ['otp', '12345', null],
  ['otp', '12a4', null],
  ['authenticator-code', ' ۱۲۳ ۴۵۶ ', '123456'],
  ['authenticator-code', '12345', null],
  ['authenticator-code', '', null],
  ['email', ' Ali@Example.COM ', 'ali@example.com'],
  ['email', '\u200eali۲@example.ir', 'ali2@example.ir'],
  ['email', 'ali.rezaei+shop@mail.example.co.ir', 'ali.rezaei+shop@mail.example.co.ir'],
  ['email', 'ali@example', null],
  ['email', 'ali example@example.ir', null],
  ['email', 'a@b@example.ir', null],
  ['email', '@example.ir', null],
  ['email', 'ali@-example.ir', null],
  ['email', `ali@${'a.'.repeat(130)}ir`, null],
  ['email', '', null],
  ['username', 'ali_rezaei.1-x', 'ali_rezaei.1-x'],
  ['username', ' Ali ', 'Ali'],
  ['username', 'علي۱', 'علی1'],
  ['username', 'al', null],
  ['username', 'a'.repeat(31), null],
  ['username', 'ali rezaei', null],
  ['username', 'ali@example.ir', null],
  ['sign-in-name', 'علي۱', 'علی1'],
  ['sign-in-name', 'no such name!', 'no such name!'],
  ['sign-in-name', '  ', null],
  ['password', 'گذرواژه۱۲۳', 'گذرواژه123'],
  ['password', ' two  spaces ', ' two  spaces '],
  ['slug', ' گوشي-۱۵ ', 'گوشی-15'],
  ['slug', 'iPhone-15', 'iphone-15'],
  ['slug', 'categories', null],
  ['slug', 'a b', null],
  ['person-name', '  علی \n رضایی ', 'علی رضایی'],
  ['person-name', '123', null],
  ['person-name', ' ', null],
  ['text', ' خوب بود\r\nممنون \u0000', 'خوب بود\nممنون'],
  ['text', 'half a sign \ud83d', 'half a sign'],
  ['text', 'می‌خرم 👍', 'می‌خرم 👍'],
  ['text', ' \u200c\n', null],
  ['optional-text', ' \u200c\n', ''],
  ['optional-text', ' زنگ بزنید ', 'زنگ بزنید'],
];

test.each(cases)('a %s typed as %j is stored as %j', (kind, typed, stored) => {
  expect(normalisers[kind](typed)).toBe(stored);
});

test('what is stored stays the same when it is typed again, whatever it was', () => {
  const kinds = fc.constantFrom(...(Object.keys(normalisers) as FieldKind[]));
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'عليکك۱٢3٬٫.-_@ a\u200c\u0000\r\n+') }),
    fc.stringMatching(/^[a-z]{1,5}@[a-z]{1,5}\.ir$/),
    fc.stringMatching(/^0?9[0-9]{9}$/),
  );
  fc.assert(
    fc.property(kinds, typed, (kind, text) => {
      const stored = normalisers[kind](text);
      if (stored !== null) expect(normalisers[kind](stored)).toBe(stored);
    }),
    { numRuns: 1_000 },
  );
});
