import { expect, test } from 'vitest';
import type { Category } from '#features/categories/categories.contract.ts';
import { collectionsOf } from './home.rules.ts';
import { chipCategories, mainCategories } from '#features/categories/categories.rules.ts';

const category = (slug: string, parent: string | null, stock: number): Category => ({
  slug,
  name: slug,
  image: null,
  parent,
  stock,
});

const shop = [
  category('digital', null, 12),
  category('phones', 'digital', 4),
  category('watches', 'digital', 8),
  category('books', null, 30),
  category('novels', 'books', 30),
  category('travel', null, 0),
  category('bags', 'travel', 0),
];

const slugs = (categories: readonly Category[]) => categories.map(({ slug }) => slug);

test.each([
  ['of a shop without furniture, shoes and dresses are its main categories', [], '', ['digital', 'books', 'travel']],
  [
    'that one asks for most come first, wherever they stand in the tree',
    [category('clothes', null, 9), category('dress', 'clothes', 4), category('shoes', null, 5)],
    '',
    ['shoes', 'dress', 'digital', 'books', 'travel', 'clothes'],
  ],
  ['hold the chosen category too', [], 'phones', ['digital', 'books', 'travel', 'phones']],
  ['hold no category that there is not', [], 'nix', ['digital', 'books', 'travel']],
])('LIST-01 the chips %s', (_, more, chosen, expected) => {
  expect(slugs(chipCategories([...shop, ...more], chosen))).toEqual(expected);
});

test('the main categories keep their order', () => {
  expect(slugs(mainCategories(shop))).toEqual(['digital', 'books', 'travel']);
});

test('a collection is the best stocked category of each main one, the fullest first, and none that is empty', () => {
  expect(slugs(collectionsOf(shop, 6))).toEqual(['novels', 'watches']);
  expect(slugs(collectionsOf(shop, 1))).toEqual(['novels']);
});
