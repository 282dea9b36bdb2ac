import { useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useChosenInView } from '#ui/media/use-chosen-in-view.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { categoryAddress, subCategoriesAddress } from '../categories.addresses.ts';
import { categoriesMessages } from '../categories.messages.ts';
import { mainCategories } from '../categories.rules.ts';
import { CategoryTileGrid } from './category-tile-grid.tsx';
import { categoriesOrFallback } from '#features/listings/storefront/product-lists.ts';

const load = pageData(async ({ api, language, signal }) => ({
  categories: await categoriesOrFallback(api('GET /api/products/categories/', { signal }), language),
}));
export const loader = load.server;
export const clientLoader = load.browser;

/** All categories are already loaded: choosing another needs no request. */
export const shouldRevalidate = () => false;

export const meta = pageHead(({ language }) => ({
  title: categoriesMessages[language].subcategories,
  description: categoriesMessages[language].subcategoriesDescription,
  canonical: '/sub-catagory',
}));

/** Renders the choice of a main category and the subcategories of the chosen one. */
export default function SubCategoryPage() {
  const { categories } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const t = useMessages(categoriesMessages);
  const [query] = useSearchParams();
  const main = mainCategories(categories);
  const chosen = main.find(({ slug }) => slug === query.get('category')) ?? main[0];
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, chosen?.slug);
  return (
    <>
      <PageHeader title={t.subcategories} back="/catagory" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <nav aria-label={t.mainCategories} className="min-w-0">
          <ul
            ref={row}
            className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
          >
            {main.map(({ slug, name }) => (
              <li key={slug}>
                <Chip asChild selected={slug === chosen?.slug}>
                  <Link to={subCategoriesAddress(slug)} preventScrollReset replace>
                    {name}
                  </Link>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
        {chosen === undefined ? (
          <CategoryTileGrid categories={[]} label={t.subcategories} />
        ) : (
          <section className="grid gap-4">
            <h2 className="text-lg">{t.subcategoriesOf(chosen.name)}</h2>
            <CategoryTileGrid
              categories={categories.filter(({ parent }) => parent === chosen.slug)}
              label={t.subcategoriesOf(chosen.name)}
            />
            <p>
              <Button asChild variant="outline">
                <Link to={categoryAddress(chosen.slug)}>{t.allOf(chosen.name)}</Link>
              </Button>
            </p>
          </section>
        )}
      </main>
    </>
  );
}
