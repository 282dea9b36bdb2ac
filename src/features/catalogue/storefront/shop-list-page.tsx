import { useLoaderData } from 'react-router';
import { Chip } from '#ui/chip.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { browserApi } from '#web/api.ts';
import { pageData, type PageRequest } from '#web/page-data.ts';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import type { Category, ProductSort } from '../catalogue.contract.ts';
import { filterAddress, filterIn, listQueryOf, noFilter } from '../list-filter.rules.ts';
import { listsMessages } from '../lists.messages.ts';
import { itemListStructured } from '../structured-data.ts';
import { facetsForChips, type FacetsSubject } from './facets.ts';
import { FilteredList } from './filtered-list.tsx';
import { categoriesOrFallback, firstPageOf, pageSize } from './product-lists.ts';
import { ProductRows } from './product-row.tsx';
import type { LoadPage } from './use-product-pages.ts';
import { useListFilter } from './use-list-filter.ts';

const sorts: readonly ProductSort[] = ['newest', 'popular', 'ratings'];
const firstChips = ['furniture', 'shoes', 'dress'] as const;

const subjectOf = (category: string): FacetsSubject => (category === '' ? {} : { category });

/** Pages of the list, of one category or of all. */
function pagesOf(api: PageRequest['api'], query: URLSearchParams): LoadPage {
  const slug = query.get('category') ?? '';
  const asked = { page_size: pageSize, ...listQueryOf(filterIn(query)) };
  return (place, signal) =>
    slug === ''
      ? api('GET /api/products/', { query: { ...asked, ...place }, signal })
      : api('GET /api/products/categories/:slug/', { params: { slug }, query: { ...asked, ...place }, signal });
}

const load = pageData(async ({ api, query, language, signal }) => {
  const category = query.get('category') ?? '';
  const [first, facets, categories] = await Promise.all([
    firstPageOf(pagesOf(api, query)({ page: 1 }, signal)),
    facetsForChips({ api, query, language, signal }, subjectOf(category)),
    categoriesOrFallback(api('GET /api/products/categories/', { signal })),
  ]);
  return { first: first && { data: first.data, next: first.next }, facets, mainCategories: categories.filter(({ parent }) => parent === null) };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language, publicUrl }) => ({
  title: listsMessages[language].shopList,
  description: listsMessages[language].shopListDescription,
  canonical: '/shop-list',
  structured: [itemListStructured(data?.first?.data ?? [], publicUrl)],
}));

/** Products in lines, by category and in the order one likes. */
export default function ShopListPage() {
  const { first, facets, mainCategories } = useLoaderData<PageData>();
  const t = useMessages(listsMessages);
  const { query } = useListFilter();
  return (
    <>
      <PageHeader title={t.shopList} back="/home" />
      <main id="content" className="container-middle grid gap-4 pt-2">
        <CategoryChips categories={mainCategories} chosen={query.get('category') ?? ''} />
        <div>
          <FilteredList
            subject={subjectOf(query.get('category') ?? '')}
            facets={facets}
            sorts={sorts}
            sortLabel={t.shortBy}
            first={first}
            load={pagesOf(browserApi, query)}
            draw={(products, coming) => <ProductRows products={products} coming={coming} />}
          />
        </div>
      </main>
    </>
  );
}

/** The categories one asks for most, then the other main ones. */
function CategoryChips({ categories, chosen }: { categories: readonly Category[]; chosen: string }) {
  const t = useMessages(listsMessages);
  const { filter, query } = useListFilter();
  const chips = [
    { slug: '', name: t.all },
    ...firstChips.map((slug) => ({ slug, name: t[slug] })),
    ...categories.filter(({ slug }) => !firstChips.some((first) => first === slug)),
  ];
  const addressOf = (slug: string) => {
    const next = new URLSearchParams(query);
    next.set('category', slug);
    // What a list is narrowed by belongs to the category that it was chosen in.
    return filterAddress(next, { ...noFilter, sort: filter.sort, inStock: filter.inStock });
  };
  return (
    <nav aria-label={t.categoryChips} className="min-w-0">
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {chips.map(({ slug, name }) => (
          <li key={slug}>
            <Chip asChild selected={slug === chosen}>
              <Link to={addressOf(slug)} preventScrollReset>{name}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
