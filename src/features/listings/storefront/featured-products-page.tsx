import { listsMessages } from '../listings.messages.ts';
import { useLoaderData } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { filterIn, listQueryOf } from '../list-filter.rules.ts';
import { facetsForChips } from './filter/facets.ts';
import { FilteredList } from './filtered-list.tsx';
import { firstPageOf, pageSize, productItems } from './product-lists.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { NoProducts } from './product-pages.tsx';
import { useListFilter } from './filter/use-list-filter.ts';

const subject = { featured: true } as const;

const data = pageData(async ({ api, query, language, signal }) => {
  const [first, facets] = await Promise.all([
    firstPageOf(
      api('GET /api/products/featured/', {
        query: { page: 1, page_size: pageSize, ...listQueryOf(filterIn(query)) },
        signal,
      }),
    ),
    facetsForChips({ api, query, language, signal }, subject),
  ]);
  return { first, facets };
});

export const loader = data.server;
export const clientLoader = data.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data: loaded, language, publicUrl }) => ({
  title: listsMessages[language].featured,
  description: listsMessages[language].featuredDescription,
  canonical: '/featured-products',
  structured: listStructured(
    {
      steps: [{ name: listsMessages[language].featured, address: '/featured-products' }],
      items: productItems(loaded?.first?.data ?? []),
    },
    publicUrl,
  ),
}));

/** Page of the featured products, in the owner's order by default. */
export default function FeaturedProductsPage() {
  const t = useMessages(listsMessages);
  const { first, facets } = useLoaderData<PageData>();
  const { filter } = useListFilter();
  return (
    <>
      <PageHeader title={t.featured} back="/home" />
      <main id="content" className="container-middle py-4">
        <FilteredList
          subject={subject}
          facets={facets}
          first={first}
          load={(index, signal) =>
            browserApi('GET /api/products/featured/', {
              query: { page_size: pageSize, ...listQueryOf(filter), ...index },
              signal,
            })
          }
          empty={<NoProducts text={t.noFeatured} />}
        />
      </main>
    </>
  );
}
