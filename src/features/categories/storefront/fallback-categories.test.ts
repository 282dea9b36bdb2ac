import { expect, test } from 'vitest';
import { fallbackCategories } from './fallback-categories.ts';

test("CAT-02 the eight named categories have names in the page's language, and the same addresses in both", () => {
  const [persian, english] = [fallbackCategories('fa'), fallbackCategories('en')];
  expect(english.map(({ name }) => name)).toEqual([
    'Womens Fashion',
    'Groceries & Pets',
    'Health & Beauty',
    'Sports & Outdoors',
    'Home Appliance',
    'Tour & Travels',
    'Mother & Baby',
    'Clearance Sale',
  ]);
  for (const { name } of persian) expect(name).toMatch(/^[آ-ی\u200c ]+$/);
  expect(persian.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
  expect(english.map(({ slug }) => slug)).toEqual([
    'womens-fashion',
    'groceries-pets',
    'health-beauty',
    'sports-outdoors',
    'home-appliance',
    'tour-travels',
    'mother-baby',
    'clearance-sale',
  ]);
});
