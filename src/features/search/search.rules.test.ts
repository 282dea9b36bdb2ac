import { expect, test } from 'vitest';
import { searchWords } from '#features/listings/listings.rules.ts';
import { words } from '#shared/text/search-text.ts';
import { isNamed } from './search.rules.ts';

test('words are normalised, separated and deduplicated, without a limit', () => {
  expect(searchWords('كفش، کفش ۴۲')).toEqual(['کفش', '42']);
  expect(searchWords(Array.from({ length: 30 }, (_, number) => `w${number}`).join(' '))).toHaveLength(30);
  expect(searchWords('کفش کفش')).toEqual(['کفش']);
});

test.each([
  ['کفش ورزشی', ['ورز'], true],
  ['کفش ورزشی', ['کفش', 'مر'], false],
  ['آرایش و زیبایی', ['زیبا', 'ارا'], true],
  ['کفش', [], false],
])('the name %s matches %j: %s', (name, typed, named) => {
  expect(isNamed(words(name), typed)).toBe(named);
});
