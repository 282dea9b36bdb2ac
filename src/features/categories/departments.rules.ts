import type { Category } from './categories.contract.ts';

/** A category with what stands below it. */
export interface Department {
  readonly category: Category;
  readonly below: readonly Department[];
}

/** How deep the menu of departments goes: a department, its categories, and theirs. */
export const departmentLevels = 3;

/** Every main category with what is below it, in the shop's own order; each name once, also where the tree has a loop. */
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
