import { expect, test } from 'vitest';
import { rowAfterRemoval } from './focus-after-removal.ts';

test.each<[string, readonly number[], number, readonly number[], number | null]>([
  ['the next row', [1, 2, 3], 2, [1, 3], 3],
  ['the row before where the last one went', [1, 2, 3], 3, [1, 2], 2],
  ['no row where none is left', [1], 1, [], null],
  ['the next of those that are left', [1, 2, 3, 4], 2, [1, 4], 4],
  ['a row that was there, not one that came meanwhile', [1, 2], 2, [9, 1], 1],
])('the focus goes to %s', (_, before, removed, now, row) => {
  expect(rowAfterRemoval(before, removed, now)).toBe(row);
});
