import { LayoutGrid } from 'lucide-react';
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { categoryAddress } from '../categories.addresses.ts';
import { categoriesMessages } from '../categories.messages.ts';
import { mainCategories } from '../categories.rules.ts';
import { filterIn, listQueryOf } from '#features/listings/list-filter.rules.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import {
  productItems,
  categoriesOrFallback,
  firstPageOf,
  pageSize,
} from '#features/listings/storefront/product-lists.ts';
import { CategoryProductCard } from '#features/listings/storefront/category-product-card.tsx';
import { CategoryTileGrid } from './category-tile-grid.tsx';
import { facetsForChips } from '#features/listings/storefront/filter/facets.ts';
import { FilteredList } from '#features/listings/storefront/filtered-list.tsx';
import { ProductGrid } from '#features/listings/storefront/product-grid.tsx';
import { NoProducts } from '#features/listings/storefront/product-pages.tsx';
import { useListFilter } from '#features/listings/storefront/filter/use-list-filter.ts';

const load = pageData(async ({ api, params, query, language, signal }) => {
  const { slug } = params;
  if (slug === undefined) {
    return {
      main: mainCategories(await categoriesOrFallback(api('GET /api/products/categories/', { signal }), language)),
    };
  }
  const [first, facets] = await Promise.all([
    firstPageOf(
      api('GET /api/products/categories/:slug/', {
        params: { slug },
        query: { page: 1, page_size: pageSize, ...listQueryOf(filterIn(query)) },
        signal,
      }),
    ),
    facetsForChips({ api, query, language, signal }, { category: slug }),
  ]);
  return { slug, first, facets };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;
type CategoryData = Extract<PageData, { slug: string }>;

export const meta = pageHead<PageData>(({ data, language, publicUrl }) => {
  const t = categoriesMessages[language];
  const list = data?.first;
  const category = list && categoryOf(list);
  if (!category) {
    const items = (data?.main ?? []).map(({ name, slug }) => ({ name, address: categoryAddress(slug) }));
    return {
      title: t.categories,
      description: t.categoriesDescription,
      ...(data?.main !== undefined && {
        canonical: '/catagory',
        structured: listStructured({ steps: [{ name: t.categories, address: '/catagory' }], items }, publicUrl),
      }),
    };
  }
  const address = categoryAddress(category.slug);
  return {
    title: category.name,
    description: t.categoryDescription(category.name),
    canonical: address,
    image: category.image,
    structured: listStructured(
      {
        steps: stepsTo(t.categories, category),
        items: productItems(list.data),
      },
      publicUrl,
    ),
  };
});

const stepsTo = (categories: string, { slug, name }: { readonly slug: string; readonly name: string }) => [
  { name: categories, address: '/catagory' },
  { name, address: categoryAddress(slug) },
];

/** Returns the category of a list; undefined where the products were loaded without it. */
function categoryOf({ category }: Partial<Pick<NonNullable<CategoryData['first']>, 'category'>>) {
  return category;
}

/** Renders a category with its subcategories and products; without a slug, all main categories. */
export default function CategoryPage() {
  const data = useLoaderData<PageData>();
  const t = useMessages(categoriesMessages);
  if (data.slug !== undefined) return <OneCategory {...data} />;
  return (
    <>
      <PageHeader title={t.categories} back="/home" />
      <main id="content" className="container-middle py-2">
        <CategoryTileGrid categories={data.main} label={t.mainCategories} />
      </main>
    </>
  );
}

function OneCategory({ slug, first, facets }: CategoryData) {
  const t = useMessages(categoriesMessages);
  const { filter } = useListFilter();
  const category = first && categoryOf(first);
  const name = category?.name ?? slug;
  const subcategories = first?.subcategories ?? [];
  return (
    <>
      <PageHeader title={slug.toUpperCase()} back="/catagory" steps={stepsTo(t.categories, { slug, name })} />
      <main id="content" className="container-middle grid gap-4 py-2">
        <h2 className="text-lg">{name}</h2>
        {first === null ? null : subcategories.length > 0 ? (
          <CategoryTileGrid categories={subcategories} label={t.subcategoriesOf(name)} />
        ) : (
          <p className="text-sm text-muted">{t.noCategory}</p>
        )}
        <section aria-label={t.productsOf(name)}>
          <FilteredList
            subject={{ category: slug }}
            facets={facets}
            first={first}
            load={(index, signal) =>
              browserApi('GET /api/products/categories/:slug/', {
                params: { slug },
                query: { page_size: pageSize, ...listQueryOf(filter), ...index },
                signal,
              })
            }
            empty={<NoProducts text={t.noProduct} />}
            draw={(products, coming) => (
              <ProductGrid
                products={products}
                coming={coming}
                card={(product, early) => <CategoryProductCard product={product} first={early} />}
              />
            )}
          />
        </section>
      </main>
    </>
  );
}

/** Renders a message for an unknown category; any other error is handled by the shop's boundary. */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useMessages(categoriesMessages);
  const { slug = '' } = useParams();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageHeader title={slug.toUpperCase()} back="/catagory" />
      <main id="content">
        <EmptyState
          icon={<LayoutGrid />}
          text={t.noCategory}
          action={
            <Button asChild>
              <Link to="/catagory">{t.allCategories}</Link>
            </Button>
          }
        />
      </main>
    </>
  );
}
