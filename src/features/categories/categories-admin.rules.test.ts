import { expect, test } from 'vitest';
import { idsBelow, moveError, productsUnder, treeLines, treeOptions } from './categories-admin.rules.ts';

const tree = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: 3 },
  { id: 5, parent_id: null },
  { id: 6, parent_id: 5 },
];

test('the categories below a category, itself first', () => {
  expect(idsBelow(tree, 2)).toEqual([2, 3, 4]);
});

test.each([
  ['a main one', 6, null, null],
  ['below another', 6, 1, null],
  ['below itself', 2, 2, 'circle'],
  ['below its own grandchild', 1, 4, 'circle'],
  ['below what is not there', 6, 99, 'unknown'],
  ['a new one on the fifth level', null, 4, 'too-deep'],
  ['a new one on the fourth level', null, 3, null],
  ['a branch that would reach the fifth level', 5, 3, 'too-deep'],
] as const)('CAT-01 a category moves: %s', (_, id, parent, error) => {
  expect(moveError(tree, id, parent)).toBe(error);
});

test('a tree from top to bottom', () => {
  expect(treeLines(tree).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 0],
    [6, 1],
  ]);
});

test("a category is inserted where the list is open, and has its ancestors' names where it is chosen", () => {
  const options = treeOptions(tree, ({ id }) => `c${String(id)}`);
  expect(options.slice(1, 3)).toEqual([
    { value: '2', label: '— c2', chosenLabel: 'c1 / c2' },
    { value: '3', label: '— — c3', chosenLabel: 'c1 / c2 / c3' },
  ]);
});

test('a category counts the products of all categories below it', () => {
  const counted = [
    { id: 1, parent_id: null, products_count: 0 },
    { id: 2, parent_id: 1, products_count: 3 },
    { id: 3, parent_id: 2, products_count: 4 },
    { id: 4, parent_id: null, products_count: 5 },
  ];
  expect([1, 2, 3, 4].map((id) => productsUnder(counted, id).count)).toEqual([7, 7, 4, 5]);
  expect(productsUnder(counted, 1).more).toBe(false);
  expect(productsUnder([...counted, { id: 9, parent_id: 1, products_count: 1_001 }], 1)).toEqual({
    count: 1_007,
    more: true,
  });
});
