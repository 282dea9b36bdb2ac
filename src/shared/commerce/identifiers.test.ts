import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankByCardPrefix, bankByShebaCode } from './banks.ts';
import { toPersianDigits } from '../text/digits.ts';
import {
  bankOfCard,
  bankOfSheba,
  isCardNumber,
  isLegalId,
  isNationalCode,
  isSheba,
  looksLikeIranianPostcode,
  parsePostalCode,
} from './identifiers.ts';

test.each([
  ['0499370899', true],
  ['0790419904', true],
  ['499370899', true],
  ['۰۴۹۹۳۷۰۸۹۹', true],
  ['049-937089-9', true],
  ['1234567890', false],
  ['0499370898', false],
  ['1111111111', false],
  ['0010000000', false],
  ['0000000', false],
  ['04993708990', false],
  ['049937089a', false],
  ['', false],
])('%j is a national code: %s', (text, expected) => {
  expect(isNationalCode(text)).toBe(expected);
});

test.each([
  ['10380284790', true],
  ['۱۰۳۸۰۲۸۴۷۹۰', true],
  ['10380284791', false],
  ['1038028479', false],
  ['00000000000', false],
  ['', false],
])('%j is a company id: %s', (text, expected) => {
  expect(isLegalId(text)).toBe(expected);
});

test.each([
  ['6037701689095443', true],
  ['6219861034529007', true],
  ['6037-7016-8909-5443', true],
  ['۶۰۳۷ ۷۰۱۶ ۸۹۰۹ ۵۴۴۳', true],
  ['6037701689095442', false],
  ['603770168909544', false],
  ['0000000000000000', false],
  ['', false],
])('%j is a card number: %s', (text, expected) => {
  expect(isCardNumber(text)).toBe(expected);
});

test.each([
  ['6037701689095443', 'Keshavarzi Bank'],
  ['6219 8610', 'Saman Bank'],
  ['۶۰۳۷۹۹', 'Melli Bank'],
  ['639347', 'Pasargad Bank'],
  ['627884', 'Parsian Bank'],
  ['627760', 'Post Bank'],
  ['123456', undefined],
  ['6037', undefined],
])('a card that begins with %s is issued by %s', (card, bank) => {
  expect(bankOfCard(card)?.en).toBe(bank);
});

test.each([
  ['IR820540102680020817909002', true, 'بانک پارسیان'],
  ['IR550570022080013447370101', true, 'بانک پاسارگاد'],
  ['ir82 0540 1026 8002 0817 9090 02', true, 'بانک پارسیان'],
  ['IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', true, 'بانک پارسیان'],
  ['IR820540102680020817909003', false, 'بانک پارسیان'],
  ['820540102680020817909002', false, undefined],
  ['DE89054400440532013000', false, undefined],
  ['', false, undefined],
])('%j is a sheba: %s, of %s', (text, expected, bank) => {
  expect(isSheba(text)).toBe(expected);
  expect(bankOfSheba(text)?.fa).toBe(bank);
});

test('no bank is missing from the tables because two share a number', () => {
  expect(bankByCardPrefix.size).toBe(49);
  expect(bankByShebaCode.size).toBe(38);
});

test.each([
  ['1969833114', '1969833114'],
  ['19698-33114', '1969833114'],
  ['۱۹۶۹۸۳۳۱۱۴', '1969833114'],
  ['١٩٦٩٨-٣٣١١٤', '1969833114'],
  [' 19698 33114 ', '1969833114'],
  ['196983311', null],
  ['19698331145', null],
  ['1969-833114', null],
  ['19698--33114', null],
  ['196983311a', null],
  ['', null],
])('the postcode %j is stored as %j', (text, stored) => {
  expect(parsePostalCode(text)).toBe(stored);
});

test.each([
  ['1969833114', true],
  ['1619735744', true],
  ['1111111111', false],
  ['0969833114', false],
  ['1969533114', false],
  ['1969833124', false],
])('%s matches the post’s own numbering: %s', (postalCode, expected) => {
  expect(looksLikeIranianPostcode(postalCode)).toBe(expected);
});

test('one wrong digit in a card, a sheba or a national code is detected', () => {
  const index = fc.nat({ max: 9 });
  const step = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(index, step, (at, by) => {
      const spoil = (text: string, from: number) =>
        text.slice(0, from + at) + ((Number(text[from + at]) + by) % 10) + text.slice(from + at + 1);
      expect(isCardNumber(spoil('6037701689095443', 6))).toBe(false);
      expect(isSheba(spoil('IR820540102680020817909002', 16))).toBe(false);
      expect(isNationalCode(spoil('0499370899', 0))).toBe(false);
    }),
  );
});

test('a postcode may be typed in Persian digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (postalCode) => {
      expect(parsePostalCode(toPersianDigits(postalCode))).toBe(postalCode);
    }),
  );
});
