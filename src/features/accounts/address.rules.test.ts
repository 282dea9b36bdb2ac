import { expect, test } from 'vitest';
import { addressErrors, emptyAddress, isSameAddress, isUnusualPostcode } from './address.rules.ts';

const address = {
  full_name: 'مینا رستگار',
  phone: '۰۹۱۲۱۲۳۴۵۶۷',
  province: 'تهران',
  city: 'تهران',
  line: 'خیابان ولی‌عصر، پلاک ۱۲',
  postal_code: '۱۹۶۹۷۶۳۹۱۱',
};

test('an address is valid in Persian digits too', () => {
  expect(addressErrors(address)).toEqual({});
});

test.each([
  ['full_name', '', 'empty'],
  ['full_name', '۱۲۳', 'not-a-name'],
  ['phone', '021 8888', 'not-a-phone'],
  ['province', ' ', 'empty'],
  ['city', '', 'empty'],
  ['line', '', 'empty'],
  ['postal_code', '12345', 'not-a-postcode'],
] as const)('the field %s with “%s” is %s', (field, typed, error) => {
  expect(addressErrors({ ...address, [field]: typed })).toEqual({ [field]: error });
});

test.each([
  ['۱۹۶۹۷۶۳۹۱۱', false],
  ['19697-63911', false],
  ['۱۱۱۱۱۶۳۹۱۱', true],
  ['0123456789', true],
  ['12345', false],
  ['', false],
])('the postcode %s is unusual: %s', (typed, unusual) => {
  expect(isUnusualPostcode(typed)).toBe(unusual);
});

test('addresses are equal in any digits, and differ by any word', () => {
  expect(
    isSameAddress(address, { ...address, phone: '+989121234567', postal_code: '1969763911', line: `${address.line} ` }),
  ).toBe(true);
  expect(isSameAddress(address, { ...address, line: 'خیابان ولی‌عصر، پلاک ۱۳' })).toBe(false);
  expect(isSameAddress(address, emptyAddress)).toBe(false);
});
