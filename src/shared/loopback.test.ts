import { expect, test } from 'vitest';
import { atPresentName } from './loopback.ts';

test.each([
  ['http://localhost:3000/pay/1?a=b', 'http://127.0.0.1:3000/cart', 'http://127.0.0.1:3000/pay/1?a=b'],
  ['http://127.0.0.1:3000/pay', 'http://localhost:3000/', 'http://localhost:3000/pay'],
  ['http://localhost:4000/pay', 'http://127.0.0.1:3000/', 'http://localhost:4000/pay'],
  [
    'https://payment.zarinpal.com/pg/StartPay/A1',
    'http://127.0.0.1:3000/',
    'https://payment.zarinpal.com/pg/StartPay/A1',
  ],
  ['https://shop.example.ir/pay', 'https://shop.example.ir/cart', 'https://shop.example.ir/pay'],
  ['/pay', 'http://127.0.0.1:3000/', '/pay'],
])('%s seen from %s is %s', (address, present, expected) => {
  expect(atPresentName(address, present)).toBe(expected);
});
