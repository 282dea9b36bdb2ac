import { useLoaderData } from 'react-router';
import { browserApi } from '#web/api.ts';
import { useMessages } from '#ui/language-context.tsx';
import { pageData } from '#web/page-data.ts';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import type { ProductList } from '../catalogue.contract.ts';
import { homeMessages } from '../home.messages.ts';
import { firstPageOf, pageSize } from './product-lists.ts';
import { NoProducts, ProductPages } from './product-pages.tsx';
import type { LoadPage } from './use-product-pages.ts';

const data = pageData(async ({ api, signal }) => ({
  first: await firstPageOf(api('GET /api/products/featured/', { query: { page: 1, page_size: pageSize }, signal })),
}));

export const loader = data.server;
export const clientLoader = data.browser;

export const meta = pageHead<{ first: ProductList | null }>(({ language }) => ({
  title: homeMessages[language].featured,
  canonical: '/featured-products',
}));

const load: LoadPage = (place, signal) => browserApi('GET /api/products/featured/', { query: { ...place, page_size: pageSize }, signal });

/** What the owner features. */
export default function FeaturedProductsPage() {
  const t = useMessages(homeMessages);
  const { first } = useLoaderData<{ first: ProductList | null }>();
  return (
    <>
      <PageHeader title={t.featured} back="/home" />
      <main id="content" className="container-middle py-4">
        <ProductPages first={first} load={load} empty={<NoProducts text={t.noFeatured} />} />
      </main>
    </>
  );
}
