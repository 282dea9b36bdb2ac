import { expect, test } from 'vitest';
import { afterClick, afterSearch, storedSearchIn } from './search-memory.rules.ts';

const empty = { q: 'چرخ دار', found: 0, otherwise: false };
const next = { q: 'ترولی', found: 12, otherwise: false };

test('SRCH-01 the previous wording is stored for minutes, as long as it found nothing', () => {
  const first = afterSearch(null, empty, 0);
  expect(first).toMatchObject({ answered: false, before: null });
  expect(afterSearch(first, next, 60_000)).toMatchObject({ q: 'ترولی', answered: true, before: 'چرخ دار' });
  expect(afterSearch(first, next, 6 * 60_000).before).toBeNull();
  expect(afterSearch(first, empty, 60_000)).toBe(first);
  expect(afterSearch(afterClick(first), next, 1).before).toBeNull();
  expect(afterSearch(afterSearch(null, next, 0), empty, 1).before).toBeNull();
  expect(afterSearch(afterSearch(null, { ...next, otherwise: true }, 0), empty, 1).before).toBe('ترولی');
});

test.each([null, '', '{', '[]', '{"q":1}', '{"q":"a","at":"b","answered":true}'])(
  'the stored value %j is ignored',
  (saved) => {
    expect(storedSearchIn(saved)).toBeNull();
  },
);

test('a stored value is read back', () => {
  const stored = afterSearch(null, empty, 5);
  expect(storedSearchIn(JSON.stringify(stored))).toEqual(stored);
});
