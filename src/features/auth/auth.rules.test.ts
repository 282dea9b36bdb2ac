import { expect, test } from 'vitest';
import { addressAfterSignIn, isSessionId, isWeakPassword } from './auth.rules.ts';
import { accountName, usernameError, usernameKey } from '#features/accounts/account.rules.ts';

test.each([
  ['Sara.K', 'sara.k'],
  ['علي', 'علی'],
  ['كوروش۱۲', 'کوروش12'],
  ['reza٣', 'reza3'],
])('%s and %s identify one account', (typed, key) => {
  expect(usernameKey(typed)).toBe(key);
});

test.each([
  ['09121234567', { by: 'phone', phone: '+989121234567' }],
  ['۰۹۱۲ ۱۲۳ ۴۵۶۷', { by: 'phone', phone: '+989121234567' }],
  ['+989121234567', { by: 'phone', phone: '+989121234567' }],
  ['Sara@Example.com', { by: 'email', email: 'sara@example.com' }],
  ['Sara', { by: 'username', usernameKey: 'sara' }],
  ['0912', { by: 'username', usernameKey: '0912' }],
])('%s is looked for as it is meant', (typed, name) => {
  expect(accountName(typed)).toEqual(name);
});

test.each([
  ['09121234567', 'looks-like-phone'],
  ['9121234567', 'looks-like-phone'],
  ['sara', null],
  ['1234', null],
])('as a username, %s: %s', (username, error) => {
  expect(usernameError(username)).toBe(error);
});

test.each([
  ['12345678', true],
  ['87654321', true],
  ['aaaaaaaa', true],
  ['abababab', true],
  ['Password', true],
  ['qwertyui', true],
  ['sara.karimi', true],
  ['09121234567', true],
  ['sara@example.com', true],
  ['secret-lamp', false],
  ['انارِ سرخ', false],
  ['13700101x', false],
])('the password %s is weak: %s', (password, weak) => {
  expect(isWeakPassword(password, ['Sara.Karimi', '+989121234567', 'sara@example.com'])).toBe(weak);
});

test.each([
  ['/checkout', '/checkout'],
  ['/search?tag=a', '/search?tag=a'],
  ['/my-order#latest', '/my-order#latest'],
  [null, '/home'],
  [undefined, '/home'],
  ['', '/home'],
  ['checkout', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/a\\b', '/home'],
  ['/\t/evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['/login', '/home'],
  ['/login?next=/cart', '/home'],
  ['/otp-confirm?phone=1', '/home'],
])('after signing in, %s redirects to %s', (requested, address) => {
  expect(addressAfterSignIn(requested)).toBe(address);
});

test.each([
  ['0b8e2c9e-7f64-4d3a-9f0e-3a4d5b6c7d8e', true],
  ['0b8e2c9e', false],
  ['', false],
  ["' or 1=1", false],
])('%s can be a session: %s', (text, can) => {
  expect(isSessionId(text)).toBe(can);
});
