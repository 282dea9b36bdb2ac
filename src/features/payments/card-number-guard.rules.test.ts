import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number-guard.rules.ts';

test.each([
  '6037701689095443',
  'کارت ۶۰۳۷۷۰۱۶۸۹۰۹۵۴۴۳ است',
  '6037 7016 8909 5443',
  'کارت۶۰۳۷۷۰۱۶۸۹۰۹۵۴۴۳است',
  '6037-7016-8909-5443 05/08',
  '٦٠٣٧٧٠١٦٨٩٠٩٥٤٤٣',
  '378282246310005',
  '3782 822463 10005',
  '4222222222222',
  '12 6037 7016 8909 5443 123',
])('PAY-04 %s contains a card number', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(holdsCardNumber({ address: { line: text }, list: [1, null] })).toBe(true);
  expect(holdsCardNumber({ card: { token: text } })).toBe(true);
});

test.each([
  '09121234567',
  '+989121234567 1435674321',
  '۰۹۱۲۱۲۳۴۵۶۷ ۱۴۳۵۶۷۴۳۲۱',
  '6037701689095444',
  'پلاک ۱۲، واحد ۳، کد پستی 14356-74321',
  'tok_7d2f5a8b9c3e4f10',
  'tok_a6037701689095443c',
  'tok_6037701689095443',
  '6037701689095443f2',
  '603799******4321',
  '',
])('PAY-04 %s contains none', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
  expect(holdsCardNumber({ text, none: null, count: 12 })).toBe(false);
});

test('PAY-04 a card number sent as a number is also detected', () => {
  expect(holdsCardNumber({ shipping_method_id: 6_037_701_689_095_443 })).toBe(true);
});
