import { expect, test } from 'vitest';
import { searchesIn, withSearch } from './recent-searches.rules.ts';

test('the newest search comes first, without duplicates, with eight at most', () => {
  expect(withSearch(['کیف', 'کفش'], ' کفش ')).toEqual(['کفش', 'کیف']);
  expect(withSearch(['کیف'], '  ')).toEqual(['کیف']);
  expect(
    withSearch(
      Array.from({ length: 8 }, (_, index) => `${index}`),
      'نو',
    ),
  ).toHaveLength(8);
});

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["کیف",3]', ['کیف']],
  ['["کیف"," ","کفش","کیف"]', ['کیف', 'کفش']],
])('the stored value %j gives the searches %j', (saved, searches) => {
  expect(searchesIn(saved)).toEqual(searches);
});
