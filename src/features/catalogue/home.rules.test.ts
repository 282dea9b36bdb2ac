import { expect, test } from 'vitest';
import type { Category } from './catalogue.contract.ts';
import { collectionsOf, mainCategories } from './home.rules.ts';

const category = (slug: string, parent: string | null, stock: number): Category => ({ slug, name: slug, image: null, parent, stock });

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

test('the main categories keep their order', () => {
  expect(slugs(mainCategories(shop))).toEqual(['digital', 'books', 'travel']);
});

test('a collection is the best stocked category of each main one, the fullest first, and none that is empty', () => {
  expect(slugs(collectionsOf(shop, 6))).toEqual(['novels', 'watches']);
  expect(slugs(collectionsOf(shop, 1))).toEqual(['novels']);
});
