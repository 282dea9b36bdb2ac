import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPersianDigits } from '#shared/text/digits.ts';
import { bankOfCard } from '#shared/commerce/identifiers.ts';
import { cardErrors, expiryMonth, groupedByFour, withSlash, type PresentMonth, type TypedCard } from './card.rules.ts';

const now: PresentMonth = { jalali: { year: 1405, month: 8 }, gregorian: { year: 2026, month: 11 } };
const card: TypedCard = { number: '6037 7016 8909 5443', holder: 'سارا محمدی', expiry: '07/03', cvv2: '123' };

test('PAY-04 a correctly typed card has no error, in any digits', () => {
  expect(cardErrors(card, now)).toEqual({});
  expect(
    cardErrors({ number: '۶۰۳۷۷۰۱۶۸۹۰۹۵۴۴۳', holder: 'Sara Mohammadi', expiry: '۰۷/۰۳', cvv2: '۱۲۳۴' }, now),
  ).toEqual({});
});

test('PAY-04 an empty card reports every field as missing', () => {
  expect(cardErrors({ number: ' ', holder: '', expiry: '', cvv2: '' }, now)).toEqual({
    number: 'number-missing',
    holder: 'holder-missing',
    expiry: 'expiry-missing',
    cvv2: 'cvv2-missing',
  });
});

test.each<[string, string | undefined]>([
  ['6219861034529007', undefined],
  ['6219 8610 3452 9007', undefined],
  ['6219861034529008', 'number-wrong'],
  ['6219861034592007', 'number-wrong'],
  ['0000000000000000', 'number-wrong'],
  ['62198610345290', 'number-short'],
  ['62198610345290071', 'number-short'],
  ['سارا', 'number-missing'],
])('PAY-04 the card number %s: %s', (number, error) => {
  expect(cardErrors({ ...card, number }, now).number).toBe(error);
});

test("PAY-04 Luhn's check detects any single mistyped digit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
      const digits = Array.from('6037701689095443');
      digits[index] = String((Number(digits[index]) + shift) % 10);
      expect(cardErrors({ ...card, number: digits.join('') }, now).number).toBeDefined();
    }),
  );
});

test.each([
  ['603799', 'بانک ملی ایران', 'Melli Bank'],
  ['589210', 'بانک سپه', 'Sepah Bank'],
  ['۶۱۰۴۳۳', 'بانک ملت', 'Mellat Bank'],
  ['6219 86', 'بانک سامان', 'Saman Bank'],
  ['627353', 'بانک تجارت', 'Tejarat Bank'],
  ['639347', 'بانک پاسارگاد', 'Pasargad Bank'],
])('PAY-04 cards that begin with %s are of %s', (prefix, fa, en) => {
  expect(bankOfCard(prefix)).toEqual({ fa, en });
});

describe('PAY-04 the expiry of a card', () => {
  test.each([
    ['05/08', 1405, 8],
    ['۰۵/۰۸', 1405, 8],
    ['0508', 1405, 8],
    ['99/12', 1399, 12],
    ['00/01', 1400, 1],
    ['1405/08', 1405, 8],
    ['08/1405', 1405, 8],
    ['08/29', 2029, 8],
    ['0829', 2029, 8],
    ['12 / 31', 2031, 12],
    ['11/2028', 2028, 11],
    ['2028-11', 2028, 11],
    ['05.8', 1405, 8],
  ])('%s is parsed', (typed, year, month) => {
    expect(expiryMonth(typed)).toEqual({ year, month });
  });

  test.each(['', '5', '13/29', '00/29', '05/00', '05/', 'آبان', '05/08/12', '123/45', '1405'.slice(0, 3)])(
    '%j cannot be parsed',
    (typed) => {
      expect(expiryMonth(typed)).toBeNull();
    },
  );

  test.each<[string, string | undefined]>([
    ['05/08', undefined],
    ['05/07', 'expiry-past'],
    ['04/12', 'expiry-past'],
    ['99/12', 'expiry-past'],
    ['11/26', undefined],
    ['10/26', 'expiry-past'],
    ['12/25', 'expiry-past'],
    ['01/27', undefined],
    ['25/08', undefined],
    ['30/08', 'expiry-unreadable'],
    ['08/99', 'expiry-unreadable'],
    ['13/27', 'expiry-unreadable'],
  ])('in the eighth month of 1405, %s: %s', (expiry, error) => {
    expect(cardErrors({ ...card, expiry }, now).expiry).toBe(error);
  });
});

test.each<[Partial<TypedCard>, object]>([
  [{ cvv2: '12' }, { cvv2: 'cvv2-wrong' }],
  [{ cvv2: '12345' }, { cvv2: 'cvv2-wrong' }],
  [{ cvv2: 'abc' }, { cvv2: 'cvv2-missing' }],
  [{ holder: '4' }, { holder: 'holder-no-name' }],
  [{ holder: '6037701689095443' }, { holder: 'holder-no-name' }],
  [{ holder: 'سارا 12' }, { holder: 'holder-no-name' }],
])('PAY-04 %j has the error %j', (typed, errors) => {
  expect(cardErrors({ ...card, ...typed }, now)).toEqual(errors);
});

test.each([
  ['', ''],
  ['6037', '6037'],
  ['60377', '6037 7'],
  ['۶۰۳۷۷۰۱۶۸۹۰۹۵۴۴۳', '6037 7016 8909 5443'],
  ['6037-7016-8909-5443-99', '6037 7016 8909 5443'],
])('a number typed as %s is displayed as %s', (typed, visible) => {
  expect(groupedByFour(typed)).toBe(visible);
});

test.each([
  ['0', '0'],
  ['05', '05'],
  ['050', '05/0'],
  ['0508', '05/08'],
  ['۰۵۰۸', '05/08'],
  ['05/08', '05/08'],
  ['1405', '1405'],
  ['1405/08', '1405/08'],
  ['140508', '1405/08'],
  ['082', '08/2'],
  ['08299', '08/29'],
])('an expiry typed as %s is displayed as %s', (typed, visible) => {
  expect(withSlash(typed)).toBe(visible);
});

test('input in Persian digits is grouped like input in Latin ones', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (typed) => {
      expect(groupedByFour(toPersianDigits(typed))).toBe(groupedByFour(typed));
    }),
  );
});
