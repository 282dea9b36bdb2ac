import { Store } from 'lucide-react';
import { isRouteErrorResponse, useLoaderData, useRouteError, useSearchParams } from 'react-router';
import { pageSize, orNothing, firstPageOf } from '#features/listings/storefront/product-lists.ts';
import { facetsForChips } from '#features/listings/storefront/filter/facets.ts';
import { filterIn, listQueryOf } from '#features/listings/list-filter.rules.ts';
import type { Facets, ProductList } from '#features/listings/listings.contract.ts';
import { breadcrumbStructured } from '#web/pages/list-structure.ts';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';
import { reviewsOnPage } from '#features/reviews/storefront/review-calls.ts';
import { Reviews } from '#features/reviews/storefront/reviews.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import { sellerStructured } from '../seller-structured-data.ts';
import type { SellerDetail } from '../vendors.contract.ts';
import { sellersListMessages } from '../vendors.messages.ts';
import { AboutSeller } from './about-vendor.tsx';
import { SellerHead } from './vendor-head.tsx';
import { SellerProducts } from './vendor-products.tsx';

const tabs = ['products', 'about', 'reviews'] as const;
type TabName = (typeof tabs)[number];
const tabIn = (query: URLSearchParams): TabName => tabs.find((tab) => tab === query.get('tab')) ?? 'products';

/** The address with another part of the shop; what narrows its products stays for who comes back to them. */
function withTab(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === 'products') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

interface ShopData {
  readonly seller: SellerDetail;
  /** Of the tab that is requested. */
  readonly products: ProductList | null;
  readonly facets: Facets | null;
  readonly reviews: ReviewList | null;
}

const load = pageData(async ({ api, params, query, language, signal }): Promise<ShopData> => {
  const { slug = '' } = params;
  const tab = tabIn(query);
  const [seller, products, facets, reviews] = await Promise.all([
    api('GET /api/vendors/:slug/', { params: { slug }, signal }),
    tab === 'products'
      ? firstPageOf(
          api('GET /api/vendors/:slug/products/', {
            params: { slug },
            query: { page_size: pageSize, ...listQueryOf(filterIn(query)) },
            signal,
          }),
        )
      : null,
    tab === 'products' ? facetsForChips({ api, query, language, signal }, { seller: slug }) : null,
    tab === 'reviews'
      ? orNothing(
          api('GET /api/vendors/:slug/reviews/', { params: { slug }, query: { page_size: reviewsOnPage }, signal }),
        )
      : null,
  ]);
  return { seller, products, facets, reviews };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead<ShopData>(({ data, language, publicUrl }) => {
  const t = sellersListMessages[language];
  if (data === undefined) return { title: t.notFound, unlisted: true };
  const { seller } = data;
  const address = sellerAddress(seller.slug);
  return {
    title: seller.name,
    description: seller.about === '' ? t.shopDescription(seller.name) : seller.about,
    canonical: address,
    image: seller.logo,
    structured: [
      sellerStructured(seller, publicUrl),
      breadcrumbStructured(
        [
          { name: t.sellers, address: '/vendors' },
          { name: seller.name, address },
        ],
        publicUrl,
      ),
    ],
  };
});

/** One seller's shop: its products, who they are, and what buyers say; the part that is seen stands in the address. */
export default function SellerShopPage() {
  const { seller, products, facets, reviews } = useLoaderData<ShopData>();
  const t = useMessages(sellersListMessages);
  const [query, setQuery] = useSearchParams();
  const visible = tabIn(query);
  return (
    <>
      <PageHeader title={t.shop} back="/vendors" titleTag="p" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <SellerHead seller={seller} />
        <Tabs
          label={t.tabs}
          value={visible}
          onChange={(tab) => {
            setQuery((now) => withTab(now, tab), { preventScrollReset: true, replace: true });
          }}
          tabs={[
            { value: 'about', label: t.about, content: <AboutSeller seller={seller} /> },
            {
              value: 'products',
              label: t.productsTab,
              content:
                visible === 'products' ? (
                  <SellerProducts key={seller.slug} slug={seller.slug} facets={facets} first={products} />
                ) : null,
            },
            {
              value: 'reviews',
              label: t.reviewsTab,
              content:
                visible === 'reviews' ? (
                  <Reviews
                    key={seller.slug}
                    of={{ kind: 'seller', slug: seller.slug, name: seller.name }}
                    first={reviews}
                  />
                ) : null,
            },
          ]}
        />
      </main>
    </>
  );
}

/** An unknown seller says so; any other error is the shop's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useMessages(sellersListMessages);
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageHeader title={t.shop} back="/vendors" />
      <main id="content">
        <EmptyState
          icon={<Store />}
          text={t.notFound}
          action={
            <Button asChild>
              <Link to="/vendors">{t.showAll}</Link>
            </Button>
          }
        />
      </main>
    </>
  );
}
