import { expect, test } from 'vitest';
import { pinsBySearch, pinsError, searchKey } from './pinned-results.rules.ts';

test('a search is matched regardless of letter variants and endings', () => {
  expect(searchKey(' گوشي  برای  موبایل ')).toBe('گوشی موبایل');
  expect(searchKey('کفش‌های')).toBe('کفش');
  expect(searchKey('؟!')).toBe('');
});

test.each([
  ['گوشی', [1, 2], [3], null],
  ['؟', [1], [], 'no-words'],
  ['گوشی', [], [], 'no-products'],
  ['گوشی', [1, 1], [], 'twice'],
  ['گوشی', [1], [1], 'twice'],
])('%s with %j pinned and %j hidden is %s', (query, pinned, hidden, error) => {
  expect(pinsError(query, { pinned, hidden })).toBe(error);
});

test('products are in row order', () => {
  const rows = [5, 3, 9].map((productId) => ({ searchKey: 'گوشی', productId, kind: 'pinned' as const }));
  expect(pinsBySearch([...rows, { searchKey: 'گوشی', productId: 7, kind: 'hidden' }]).get('گوشی')).toEqual({
    pinned: [5, 3, 9],
    hidden: [7],
  });
});
