import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage } from './language.ts';

test('a shopper without a choice reads Persian', () => {
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
])('%j is an interface language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
