import type { Category } from './categories.contract.ts';

/** A category with its subcategories. */
export interface Department {
  readonly category: Category;
  readonly below: readonly Department[];
}

/** The depth of the departments menu: a department, its categories, and their subcategories. */
export const departmentLevels = 3;

/** Returns every main category with what is below it, in the shop's order; each category once, even if the tree has a cycle. */
export function departmentsOf(categories: readonly Category[]): Department[] {
  const children = new Map<string | null, Category[]>();
  for (const category of categories)
    children.set(category.parent, [...(children.get(category.parent) ?? []), category]);
  const below = (parent: string | null, levels: number): Department[] =>
    levels === 0
      ? []
      : (children.get(parent) ?? []).map((category) => ({ category, below: below(category.slug, levels - 1) }));
  return below(null, departmentLevels);
}
