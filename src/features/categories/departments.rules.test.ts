import { expect, test } from 'vitest';
import type { Category } from './categories.contract.ts';
import { departmentsOf, type Department } from './departments.rules.ts';

const category = (slug: string, parent: string | null = null): Category => ({
  name: slug,
  slug,
  parent,
  image: null,
  stock: 1,
});

const drawn = (departments: readonly Department[]): unknown =>
  departments.map(({ category: { slug }, below }) => (below.length === 0 ? slug : { [slug]: drawn(below) }));

test("departments are in the shop's own order, each with its subcategories", () => {
  const categories = [category('shoes'), category('home'), category('boots', 'shoes'), category('ankle', 'boots')];
  expect(drawn(departmentsOf(categories))).toEqual([{ shoes: [{ boots: ['ankle'] }] }, 'home']);
});

test("categories below the menu's depth, or in a loop, are left out", () => {
  const categories = [category('a'), category('b', 'a'), category('c', 'b'), category('d', 'c'), category('x', 'x')];
  expect(drawn(departmentsOf(categories))).toEqual([{ a: [{ b: ['c'] }] }]);
});
