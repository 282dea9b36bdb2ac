import { useLanguage } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Text } from '#shared/language.ts';
import { textFor } from '#shared/text/names.ts';
import { treeOptions } from '#features/categories/categories-admin.rules.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosenLabel?: string;
}

/** Loads what a product can belong to: categories in tree order, indented by depth, and brands by name. */
export function useChoices() {
  const language = useLanguage();
  const called = ({ name }: { readonly name: Text }) => textFor(name, language);
  const categories = useResource(['admin/categories'], (signal) =>
    staffApi('GET /api/admin/categories/', { signal }).then(({ data }) => data),
  );
  const brands = useResource(['admin/brands'], (signal) =>
    staffApi('GET /api/admin/brands/', { signal }).then(({ data }) => data),
  );
  return {
    categories: categories.state === 'ready' ? treeOptions(categories.data, called) : [],
    brands:
      brands.state === 'ready'
        ? brands.data.map((brand): Choice => ({ value: String(brand.id), label: called(brand) }))
        : [],
    /** Brands with their names in all languages. */
    brandNames: brands.state === 'ready' ? brands.data : [],
    refreshBrands: brands.refresh,
    /** The underlying resources, by which a screen displays loading errors. */
    loaded: { categories, brands },
  };
}
