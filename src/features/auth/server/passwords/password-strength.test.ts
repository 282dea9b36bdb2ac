import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isInFilter, makeFilter } from './bloom-filter.ts';
import { isCommonPassword, isGuessable } from './password-strength.service.ts';

test('a filter finds every inserted entry, and few others', () => {
  const texts = new Set(Array.from({ length: 2_000 }, (_, index) => `text ${index}`));
  const filter = makeFilter(texts);
  for (const text of texts) expect(isInFilter(filter, text)).toBe(true);
  const found = Array.from({ length: 20_000 }, (_, index) => `other ${index}`).filter((text) =>
    isInFilter(filter, text),
  );
  expect(found.length).toBeLessThan(60);
});

test.each([
  'iloveyou',
  'Password1',
  'superman',
  'starwars',
  'football1',
  'michael1',
  'trustno1',
  'princess1',
  '۱۲۳۴۵۶۷۸۹۰',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('generated passwords are not classified as common', () => {
  const made = Array.from({ length: 5_000 }, () => randomBytes(9).toString('base64url'));
  expect(made.filter(isCommonPassword).length).toBeLessThan(25);
});

test('the name of the shop, whatever it is, followed by a year is a weak password', () => {
  const shop = { identity: { name: { fa: 'بازار', en: 'Bazaar' }, language: 'fa' } } as const;
  const own = ['sara.k', '+989121234567'];
  for (const password of ['Bazaar1403', 'بازار۱۴۰۳', 'sarak1370', '0912-1234567'])
    expect(isGuessable(shop, password, own), password).toBe(true);
  for (const password of ['red-lamp-77', 'hojreh-demo-x2', 'چراغ سرخ حیاط'])
    expect(isGuessable(shop, password, own), password).toBe(false);
});
