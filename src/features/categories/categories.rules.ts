import type { Category } from './categories.contract.ts';
/** Returns the main categories, in the shop's order. */
export function mainCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null);
}

// The most popular categories, as in the design of the list's chips; one that the shop does not have is left out.
const firstChips = ['furniture', 'shoes', 'dress'];

/** Returns the chips of the product list: the most popular categories, the other main ones, and last the chosen one where it is none of these. */
export function chipCategories(categories: readonly Category[], chosen: string): Category[] {
  const first = firstChips.flatMap((slug) => categories.filter((category) => category.slug === slug));
  const below = categories.filter(({ slug, parent }) => slug === chosen && parent !== null);
  return [...first, ...[...mainCategories(categories), ...below].filter((category) => !first.includes(category))];
}
