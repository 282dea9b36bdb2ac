import { useLoaderData } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { filterIn, listQueryOf } from '../list-filter.rules.ts';
import { listsMessages } from '../listings.messages.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { facetsForChips } from './filter/facets.ts';
import { FilteredList } from './filtered-list.tsx';
import { firstPageOf, pageSize, productItems } from './product-lists.ts';
import { useListFilter } from './filter/use-list-filter.ts';

const load = pageData(async ({ api, query, language, signal }) => {
  const [first, facets] = await Promise.all([
    firstPageOf(
      api('GET /api/products/', { query: { page: 1, page_size: pageSize, ...listQueryOf(filterIn(query)) }, signal }),
    ),
    facetsForChips({ api, query, language, signal }, {}),
  ]);
  return { first, facets };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language, publicUrl }) => ({
  title: listsMessages[language].allProducts,
  description: listsMessages[language].allProductsDescription,
  canonical: '/shop-grid',
  structured: listStructured(
    {
      steps: [{ name: listsMessages[language].allProducts, address: '/shop-grid' }],
      items: productItems(data?.first?.data ?? []),
    },
    publicUrl,
  ),
}));

/** Page of every product, in an infinite grid. */
export default function ShopGridPage() {
  const { first, facets } = useLoaderData<PageData>();
  const t = useMessages(listsMessages);
  const { filter } = useListFilter();
  return (
    <>
      <PageHeader title={t.allProducts} back="/home" />
      <main id="content" className="container-middle pt-2">
        <FilteredList
          facets={facets}
          first={first}
          load={(index, signal) =>
            browserApi('GET /api/products/', {
              query: { page_size: pageSize, ...listQueryOf(filter), ...index },
              signal,
            })
          }
        />
      </main>
    </>
  );
}
