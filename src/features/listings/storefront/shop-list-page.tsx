import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Chip } from '#ui/inputs/chip.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useChosenInView } from '#ui/media/use-chosen-in-view.ts';
import { browserApi } from '#web/data/api.ts';
import { pageData, type PageRequest } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import type { ProductSort } from '../listings.contract.ts';
import type { Category } from '#features/categories/categories.contract.ts';
import { chipCategories } from '#features/categories/categories.rules.ts';
import { filterAddress, filterIn, listQueryOf, noFilter } from '../list-filter.rules.ts';
import { listsMessages } from '../listings.messages.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { facetsForChips, type FacetsSubject } from './filter/facets.ts';
import { FilteredList } from './filtered-list.tsx';
import { categoriesOrFallback, firstPageOf, pageSize, productItems } from './product-lists.ts';
import { ProductRows } from './product-row.tsx';
import type { LoadPage } from './use-product-pages.ts';
import { useListFilter } from './filter/use-list-filter.ts';

const sorts: readonly ProductSort[] = ['newest', 'popular', 'rating'];
const subjectOf = (category: string): FacetsSubject => (category === '' ? {} : { category });

/** Returns the requested category in the URL, limited to the length the API accepts; empty for all. */
const requestedIn = (query: URLSearchParams): string => (query.get('category') ?? '').trim().slice(0, 300);

/** Returns the loader of a list's pages, for one category or all. */
function pagesOf(api: PageRequest['api'], query: URLSearchParams, slug: string): LoadPage {
  const requested = { page_size: pageSize, ...listQueryOf(filterIn(query)) };
  return (index, signal) =>
    slug === ''
      ? api('GET /api/products/', { query: { ...requested, ...index }, signal })
      : api('GET /api/products/categories/:slug/', { params: { slug }, query: { ...requested, ...index }, signal });
}

async function listOf({ api, query, language, signal }: PageRequest, category: string) {
  const [first, facets] = await Promise.all([
    firstPageOf(pagesOf(api, query, category)({ page: 1 }, signal)),
    facetsForChips({ api, query, language, signal }, subjectOf(category)),
  ]);
  return { category, first: first && { data: first.data, next: first.next }, facets };
}

/** An outdated or mistyped category link falls back to all products. */
function allWhereUnknown(request: PageRequest, error: unknown) {
  if (!(error instanceof CallRefused) || error.code !== 'category-not-found') throw error;
  return listOf(request, '');
}

const load = pageData(async (request) => {
  const requested = requestedIn(request.query);
  const [list, categories] = await Promise.all([
    listOf(request, requested).catch((error: unknown) => allWhereUnknown(request, error)),
    categoriesOrFallback(request.api('GET /api/products/categories/', { signal: request.signal }), request.language),
  ]);
  return {
    ...list,
    unknown: requested !== list.category,
    chips: chipCategories(categories, list.category).map(({ slug, name }) => ({ slug, name })),
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language, publicUrl }) => ({
  title: listsMessages[language].shopList,
  description: listsMessages[language].shopListDescription,
  canonical: '/shop-list',
  structured: listStructured(
    {
      steps: [{ name: listsMessages[language].shopList, address: '/shop-list' }],
      items: productItems(data?.first?.data ?? []),
    },
    publicUrl,
  ),
}));

/** Page of products as rows, by category and in a selectable order. */
export default function ShopListPage() {
  const { first, facets, category, unknown, chips } = useLoaderData<PageData>();
  const t = useMessages(listsMessages);
  const { query } = useListFilter();
  return (
    <>
      <PageHeader title={t.shopList} back="/home" />
      <main id="content" className="container-middle grid gap-4 pt-2">
        <CategoryChips categories={chips} chosen={category} />
        <Notice>{unknown ? t.unknownCategory : null}</Notice>
        <div>
          <FilteredList
            subject={subjectOf(category)}
            facets={facets}
            sorts={sorts}
            sortLabel={t.shortBy}
            first={first}
            load={pagesOf(browserApi, query, category)}
            draw={(products, coming) => <ProductRows products={products} coming={coming} />}
          />
        </div>
      </main>
    </>
  );
}

/** Chips for all products and each category. */
function CategoryChips({
  categories,
  chosen,
}: {
  categories: readonly Pick<Category, 'slug' | 'name'>[];
  chosen: string;
}) {
  const t = useMessages(listsMessages);
  const { filter, query } = useListFilter();
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, chosen);
  const chips = [{ slug: '', name: t.all }, ...categories];
  const addressOf = (slug: string) => {
    const next = new URLSearchParams(query);
    next.set('category', slug);
    // The filter is specific to its category and dropped when another is selected.
    return filterAddress(next, { ...noFilter, sort: filter.sort, inStock: filter.inStock });
  };
  return (
    <nav aria-label={t.categoryChips} className="min-w-0">
      <ul ref={row} className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {chips.map(({ slug, name }) => (
          <li key={slug}>
            <Chip asChild selected={slug === chosen}>
              <Link to={addressOf(slug)} preventScrollReset>
                {name}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
