import { expect, test } from 'vitest';
import { isLittleMoreThan, wordsOf } from './password-words.rules.ts';

const own = wordsOf(['Sara.Karimi', '+989121234567', 'karimi.s@example.com', 'حجره', 'Hojreh']);

test.each([
  ['Hojreh1403', true],
  ['hojreh@2026!', true],
  ['حجره۱۴۰۳۱۲', true],
  ['12-HOJREH-34', true],
  ['sarakarimi!', true],
  ['karimis1370', true],
  ['09121234567', true],
  ['1234567sara', false],
  ['1234567ab', true],
  ['hojreh-red-lamp', false],
  ['red-lamp-77', false],
  ['blue-lamp-sara', false],
])("%s is little more than a word from the user's own details: %s", (password, found) => {
  expect(isLittleMoreThan(password, own)).toBe(found);
});
