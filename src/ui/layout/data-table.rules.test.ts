import { expect, test } from 'vitest';
import { indexAfterKey } from './data-table.rules.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['j', 1, 2],
  ['j', 2, 2],
  ['ArrowUp', 2, 1],
  ['k', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
  ['a', 1, null],
])('%s from row %i of three goes to %s', (key, index, wanted) => {
  expect(indexAfterKey(key, index, 3)).toBe(wanted);
});
