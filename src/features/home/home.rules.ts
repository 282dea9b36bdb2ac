import { mainCategories } from '#features/categories/categories.rules.ts';
import type { Category } from '#features/categories/categories.contract.ts';

/** Returns the collections of the home page: of each main category the subcategory with the most products in stock, largest first. */
export function collectionsOf(categories: readonly Category[], max: number): Category[] {
  return mainCategories(categories)
    .flatMap((main) => fullest(categories.filter(({ parent }) => parent === main.slug)).slice(0, 1))
    .filter(({ stock }) => stock > 0)
    .sort(byStock)
    .slice(0, max);
}

const byStock = (a: Category, b: Category): number => b.stock - a.stock;

function fullest(categories: readonly Category[]): Category[] {
  return [...categories].sort(byStock);
}
