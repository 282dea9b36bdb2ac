import { PackageX, Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router';
import type { QuestionList } from '#features/questions/questions.contract.ts';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages, useLanguage } from '#ui/theme/language-context.tsx';
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

import { BuyBar } from '#features/cart/storefront/buy-bar.tsx';
import { AddToCart } from '#features/cart/storefront/add-to-cart.tsx';
import { carriedVariant } from '#features/stock-notices/storefront/stock-notice.tsx';
import { ReviewsWhenNear } from '#features/questions/storefront/reviews-when-near.tsx';
import { questionsOnPage } from '#features/questions/questions.rules.ts';
import { useEntryState } from '#web/pages/entry-state.ts';
import { variantName, variantOf } from '../variant-choice.rules.ts';
import { SoldOutWaysOn, StockLine } from './sold-out.tsx';
import { FlashSaleBand } from '#features/flash-sales/storefront/flash-sale-band.tsx';
import { Promises, Specifications, Tags } from './product-facts.tsx';
import { RelatedProducts } from './related-products.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { LowestBefore, ProductPrice, SmallReduction } from './product-price.tsx';
import type { Language } from '#shared/language.ts';
import { useRequestedSize } from './use-requested-size.ts';
import { Description, NameAndMakers, VariantGallery } from './product-sections.tsx';

interface ProductData {
  /** Whether the URL contains a valid slug. */
  readonly named: boolean;
  readonly product: ProductDetail | null;
  /** The first page of reviews; null when it failed to load. */
  readonly reviews: ReviewList | null;
  /** The first page of questions; null when it failed to load. */
  readonly questions: QuestionList | null;
  /** The shipping methods; empty when they failed to load. */
  readonly shipping: readonly ReadShipping[];
}

const firstReviews = 4;

const load = pageData(async ({ api, params, signal }): Promise<ProductData> => {
  const { slug } = params;
  if (slug === undefined) return { named: false, product: null, reviews: null, questions: null, shipping: [] };
  const sent = partOfPage(api('GET /api/checkout/shipping-methods/', { signal }));
  // Refused when the product is unknown, which its own request reports.
  const message = orNothing(
    api('GET /api/products/:slug/reviews/', { params: { slug }, query: { page_size: firstReviews }, signal }),
  ).catch(() => null);
  const questions = orNothing(
    api('GET /api/products/:slug/questions/', { params: { slug }, query: { page_size: questionsOnPage }, signal }),
  ).catch(() => null);
  const product = givenProduct(await api('GET /api/products/:slug/', { params: { slug }, signal }));
  if (product === null) return { named: true, product, reviews: null, questions: null, shipping: [] };
  // A former slug of the product redirects to the current one.
  if (product.slug !== slug) throw redirect(productAddress(product.slug), 301);
  const shipping = (await sent)?.data ?? [];
  return {
    named: true,
    product,
    reviews: await message,
    questions: await questions,
    shipping: shipping.map(({ price, min_days, max_days }) => ({ price, min_days, max_days })),
  };
});
/** Returns the response when it is a product: a response without one is not an error but means that none was found (PROD-07). */
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

/** The product page: images, price and adding to the cart. */
export default function ProductPage() {
  const { named, product, reviews, questions, shipping } = useLoaderData<ProductData>();
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
      <WholeProduct key={product.id} product={product} reviews={reviews} questions={questions} shipping={shipping} />
    </>
  );
}

interface ProductProps {
  product: ProductDetail;
  reviews: ReviewList | null;
  questions: QuestionList | null;
  shipping: readonly ReadShipping[];
}

/** Renders the specifications and the description, side by side on wide screens. */
function ReadOfProduct({ product, children }: { product: ProductDetail; children: ReactNode }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2 sm:items-start sm:gap-6 lg:gap-8">
      <Specifications specifications={product.specifications} />
      <div className="grid min-w-0 gap-8 sm:gap-6">
        {children}
        <Tags tags={product.tags} />
      </div>
    </div>
  );
}

/** Renders the whole product, from its images to the related products. */
export function WholeProduct({ product, reviews, questions, shipping }: ProductProps) {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const [chosenId, setChosenId] = useEntryState(
    `variant of ${product.id}`,
    carriedVariant(product.variants.map(({ id }) => id)),
  );
  const [quantity, setQuantity] = useEntryState(`quantity of ${product.id}`, 1);
  const variant = variantOf(product, chosenId);
  const size = useRequestedSize(product);
  const buying = useRef<HTMLDivElement>(null);
  const item = itemOf(product, variant, language);
  return (
    <main id="content" className="container-middle grid gap-8 pt-2 pb-22 lg:pb-0">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start sm:gap-6 lg:gap-8">
        <div className="min-w-0 sm:sticky sm:top-16 lg:top-20">
          <VariantGallery product={product} variant={chosenId === null ? null : variant} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <NameAndMakers product={product} />
          {product.offer === null ? null : <FlashSaleBand flashSale={product.offer} />}
          <Prices variant={variant} />
          <VariantChoice
            product={product}
            chosen={variant}
            sizeOpen={size.open}
            sizeMissing={size.missing}
            sizeRef={size.ref}
            onChoose={(next, what) => {
              setChosenId(next.id);
              if (what === 'size') size.onChosen();
            }}
          />
          <section aria-label={t.buy} className="grid gap-2">
            {size.open ? null : <StockLine variant={variant} />}
            <div ref={buying}>
              <AddToCart item={item} quantity={quantity} onQuantityChange={setQuantity} mayAdd={size.asked} />
            </div>
            {variant.quantity === 0 ? <SoldOutWaysOn product={product} variantId={variant.id} /> : null}
          </section>
          <Promises product={product} shipping={shipping} soldOut={variant.quantity === 0} />
        </div>
      </div>
      <ReadOfProduct product={product}>
        <Description product={product} quantity={quantity} onQuantity={setQuantity} />
      </ReadOfProduct>
      <ReviewsWhenNear product={product} first={reviews} questions={questions} />
      <RelatedProducts products={product.related_products} />
      <BuyBar
        standsFor={buying}
        price={<ProductPrice product={variant} />}
        item={item}
        quantity={quantity}
        mayAdd={size.asked}
      />
    </main>
  );
}

/** Renders a variant's current and former price. */
function Prices({ variant }: { variant: ProductDetail['variants'][number] }) {
  return (
    <div className="grid gap-1">
      <ProductPrice product={variant} size="large" />
      <SmallReduction product={variant} />
      <LowestBefore variant={variant} />
    </div>
  );
}

/** Returns the cart item of a variant. */
const itemOf = (product: ProductDetail, variant: ProductDetail['variants'][number], language: Language) => ({
  id: variant.id,
  product_id: product.id,
  slug: product.slug,
  name: product.name,
  variant: variantName(product.options, variant, language),
  image: variant.image ?? product.thumb,
  price: variant.new_price,
  list_price: variant.base_price,
  maxQuantity: variant.quantity,
  low_stock: variant.low_stock,
});

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

/** Renders a missing product or a load error, with a retry button. */
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
