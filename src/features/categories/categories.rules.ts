import type { Category } from './categories.contract.ts';
/** The main categories, in the shop's own order. */
export function mainCategories(categories: readonly Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null);
}

// The most wanted, as the list's chips were designed; a shop that has no such category goes without.
const firstChips = ['furniture', 'shoes', 'dress'];

/**
 * The chips of the shop's list: the most wanted, then the other main categories, and last the one chosen where it is
 * none of these.
 */
export function chipCategories(categories: readonly Category[], chosen: string): Category[] {
  const first = firstChips.flatMap((slug) => categories.filter((category) => category.slug === slug));
  const below = categories.filter(({ slug, parent }) => slug === chosen && parent !== null);
  return [...first, ...[...mainCategories(categories), ...below].filter((category) => !first.includes(category))];
}
