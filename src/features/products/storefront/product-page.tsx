import { PackageX, Search } from 'lucide-react';
import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageData } from '#web/pages/page-data.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import type { ProductDetail } from '../products.contract.ts';
import { productAddress } from '../products.addresses.ts';
import { productMessages } from '../product.messages.ts';
import { breadcrumbStructured } from '#web/pages/list-structure.ts';
import { productSteps, productStructured, type ReadShipping } from '../structured-data.ts';
import { ShareButton } from './share-button.tsx';
import { orNothing } from '#features/listings/storefront/product-lists.ts';
import { WholeProduct } from './whole-product.tsx';

interface ProductData {
  /** Whether the address names a product at all. */
  readonly named: boolean;
  readonly product: ProductDetail | null;
  /** The first of what buyers say; null when it did not come. */
  readonly reviews: ReviewList | null;
  /** The ways to send it; none where they did not come. */
  readonly shipping: readonly ReadShipping[];
}

const firstReviews = 4;

const load = pageData(async ({ api, params, signal }): Promise<ProductData> => {
  const { slug } = params;
  if (slug === undefined) return { named: false, product: null, reviews: null, shipping: [] };
  const sent = partOfPage(api('GET /api/checkout/shipping-methods/', { signal }));
  // Refused where the product is unknown, which its own call says.
  const message = orNothing(
    api('GET /api/products/:slug/reviews/', { params: { slug }, query: { page_size: firstReviews }, signal }),
  ).catch(() => null);
  const product = givenProduct(await api('GET /api/products/:slug/', { params: { slug }, signal }));
  if (product === null) return { named: true, product, reviews: null, shipping: [] };
  // An address that the product had before leads on to the one that it has.
  if (product.slug !== slug) throw redirect(productAddress(product.slug), 301);
  const shipping = (await sent) ?? [];
  return {
    named: true,
    product,
    reviews: await message,
    shipping: shipping.map(({ price, min_days, max_days }) => ({ price, min_days, max_days })),
  };
});
/** What a call answered, where it is a product: an answer without one is no error, and says that none was found (PROD-07). */
function givenProduct(answer: ProductDetail | null): ProductDetail | null {
  return typeof answer?.id === 'number' ? answer : null;
}

export const loader = load.server;
export const clientLoader = load.browser;

function titleWithoutProduct(t: (typeof productMessages)['fa'], data: ProductData | undefined): string {
  if (data === undefined) return t.notFound;
  return data.named ? t.noneFound : t.invalidId;
}

export const meta = pageHead<ProductData>(({ data, language, publicUrl }) => {
  const t = productMessages[language];
  const product = data?.product;
  if (!product) return { title: titleWithoutProduct(t, data), unlisted: true };
  return {
    title: product.name,
    description: product.description,
    canonical: productAddress(product.slug),
    image: product.images[0]?.image ?? product.thumb,
    type: 'product',
    structured: [
      productStructured(product, publicUrl, { reviews: data.reviews?.data ?? [], shipping: data.shipping }),
      breadcrumbStructured(productSteps(product), publicUrl),
    ],
  };
});

/** One product: what it looks like, what it costs, and the way into the cart. */
export default function ProductPage() {
  const { named, product, reviews, shipping } = useLoaderData<ProductData>();
  const t = useMessages(productMessages);
  if (!named) return <NoProduct text={t.invalidId} />;
  if (product === null) return <NoProduct text={t.noneFound} />;
  return (
    <>
      <PageHeader
        title={product.name}
        back="/shop-grid"
        titleTag="p"
        steps={productSteps(product)}
        actions={
          <>
            <ShareButton product={product} />
            <Link
              to="/search"
              aria-label={t.search}
              className="grid size-11 place-content-center rounded-control hover:bg-raised lg:hidden"
            >
              <Search aria-hidden size={20} />
            </Link>
          </>
        }
      />
      <WholeProduct key={product.id} product={product} reviews={reviews} shipping={shipping} />
    </>
  );
}

function NoProduct({ text }: { text: string }) {
  const t = useMessages(productMessages);
  return (
    <>
      <PageHeader title={t.product} back="/shop-grid" />
      <main id="content">
        <EmptyState
          icon={<PackageX />}
          text={text}
          action={
            <Button asChild>
              <Link to="/shop-grid">{t.allProducts}</Link>
            </Button>
          }
        />
      </main>
    </>
  );
}

/** A product that is not there, or did not come: what happened, and a way to try again. */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useMessages(productMessages);
  if (isRouteErrorResponse(error) && error.status === 404) return <NoProduct text={t.notFound} />;
  return (
    <>
      <PageHeader title={t.product} back="/shop-grid" />
      <main id="content">
        <FailedState
          text={isRouteErrorResponse(error) ? t.errorFetching : t.unknownError}
          retryText={t.retry}
          onRetry={() => {
            location.reload();
          }}
        />
      </main>
    </>
  );
}
