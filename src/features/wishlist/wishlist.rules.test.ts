import { expect, test } from 'vitest';
import { maxWishes, readStoredWishes } from './wishlist.rules.ts';

test.each([
  [null, []],
  ['', []],
  ['nonsense', []],
  ['{"ids":[1]}', []],
  ['[3,1,2]', [3, 1, 2]],
  ['[3,3,1]', [3, 1]],
  ['[1,"2",null,-4,0,1.5,{"id":5},7]', [1, 7]],
])('the stored value %s is read as %j', (saved, wishes) => {
  expect(readStoredWishes(saved)).toEqual(wishes);
});

test('no more is read than a wishlist can hold', () => {
  const many = JSON.stringify(Array.from({ length: maxWishes + 9 }, (_, index) => index + 1));
  expect(readStoredWishes(many)).toHaveLength(maxWishes);
});
