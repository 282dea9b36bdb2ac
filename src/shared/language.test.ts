import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage } from './language.ts';

test('a shopper who chose nothing reads Persian', () => {
  expect(defaultLanguage).toBe('fa');
});

test.each([
  ['fa', true],
  ['en', true],
  ['de', false],
  ['FA', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j names a language of the interface: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
