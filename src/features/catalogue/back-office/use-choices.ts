import { staffApi } from '#web/api.ts';
import { useAnswer } from '#web/use-answer.ts';
import { treeLines } from '../category-desk.rules.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a product can belong to: categories from top to bottom, the deeper ones set in, and brands by name. */
export function useChoices() {
  const categories = useAnswer('categories', (signal) => staffApi('GET /api/admin/categories/', { signal }));
  const brands = useAnswer('brands', (signal) => staffApi('GET /api/admin/brands/', { signal }));
  return {
    categories: categories.state === 'ready'
      ? treeLines(categories.answer).map(({ category, depth }): Choice => ({ value: String(category.id), label: `${'— '.repeat(depth)}${category.name}` }))
      : [],
    brands: brands.state === 'ready' ? brands.answer.map(({ id, name }): Choice => ({ value: String(id), label: name })) : [],
    /** Brands with all their names. */
    brandNames: brands.state === 'ready' ? brands.answer : [],
    askBrands: brands.ask,
  };
}
