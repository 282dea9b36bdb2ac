import { flashSalesMessages } from '../flash-sales.messages.ts';
import { Tag } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { filterIn, listQueryOf, narrows } from '#features/listings/list-filter.rules.ts';
import { listsMessages } from '#features/listings/listings.messages.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { FlashSaleCard } from '#features/listings/storefront/flash-sale-card.tsx';
import { facetsForChips } from '#features/listings/storefront/filter/facets.ts';
import { ListToolbar } from '#features/listings/storefront/list-toolbar.tsx';
import { NoProducts } from '#features/listings/storefront/product-pages.tsx';
import { useListFilter } from '#features/listings/storefront/filter/use-list-filter.ts';

const subject = { offers: true } as const;

const data = pageData(async ({ api, query, language, signal }) => {
  const [flashSales, facets] = await Promise.all([
    api('GET /api/products/specialproduct/', { query: listQueryOf(filterIn(query)), signal }),
    facetsForChips({ api, query, language, signal }, subject),
  ]);
  return { flashSales, facets };
});

export const loader = data.server;
export const clientLoader = data.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data: loaded, language, publicUrl }) => ({
  title: flashSalesMessages[language].flashSale,
  description: flashSalesMessages[language].flashSaleIntro,
  canonical: '/flash-sale',
  structured: listStructured(
    {
      steps: [{ name: flashSalesMessages[language].flashSale, address: '/flash-sale' }],
      items: (loaded?.flashSales ?? []).flatMap(({ name, link }) =>
        link === undefined ? [] : [{ name, address: link }],
      ),
    },
    publicUrl,
  ),
}));

/** Number of cards on the first screen of a phone. */
const firstOnes = 2;

/** Page of all active flash sales, each with its own countdown. */
export default function FlashSalePage() {
  const t = useMessages(flashSalesMessages);
  const { flashSales, facets } = useLoaderData<PageData>();
  const { filter } = useListFilter();
  const lists = useMessages(listsMessages);
  const narrowed = narrows(filter);
  return (
    <>
      <PageHeader title={t.flashSale} back="/home" />
      <main id="content" className="container-middle grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        {flashSales.length === 0 && !narrowed ? (
          <EmptyState
            icon={<Tag />}
            text={t.noFlashSales}
            hint={t.noFlashSalesHint}
            action={
              <Button asChild>
                <Link to="/shop-grid">{t.allProducts}</Link>
              </Button>
            }
          />
        ) : (
          <>
            <p className="text-sm text-muted">{t.flashSaleIntro}</p>
            <ListToolbar subject={subject} facets={facets} />
            {flashSales.length === 0 ? <NoProducts text={lists.noneNarrowed} to="/flash-sale" /> : null}
            <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
              {flashSales.map((flashSale, index) => (
                <li key={flashSale.id}>
                  <FlashSaleCard flashSale={flashSale} first={index < firstOnes} />
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
}
