import { PartLink } from '#ui/part-link.tsx';
import { useState } from 'react';
import { BuyBar } from '#features/cart/storefront/buy-bar.tsx';
import { AddToCart } from '#features/cart/storefront/add-to-cart.tsx';
import { carriedVariant } from '#features/stock-notices/storefront/stock-notice.tsx';
import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';
import { ReviewsWhenNear } from '#features/questions/storefront/reviews-when-near.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { useEntryState } from '#web/pages/entry-state.ts';
import type { ProductDetail } from '../products.contract.ts';
import { catalogueMessages } from '../products.messages.ts';
import { productMessages } from '../product.messages.ts';
import type { ReadShipping } from '../structured-data.ts';
import { imagesOf, sameImage, variantName, variantOf } from '../variant-choice.rules.ts';
import { Gallery } from './gallery.tsx';
import { SoldOutWaysOn, StockLine } from './sold-out.tsx';
import { FlashSaleBand } from '#features/flash-sales/storefront/flash-sale-band.tsx';
import { Makers, Part, Promises, Specifications, Tags } from './product-facts.tsx';
import { RelatedProducts } from './related-products.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { ProductBadge } from './product-badge.tsx';
import { ProductPrice, SmallReduction } from './product-price.tsx';
import type { Language } from '#shared/language.ts';
import { useRequestedSize } from './use-requested-size.ts';

interface ProductProps {
  product: ProductDetail;
  reviews: ReviewList | null;
  shipping: readonly ReadShipping[];
}

/** A product from its images to what is related to it: chosen, bought, read about. */
export function WholeProduct({ product, reviews, shipping }: ProductProps) {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const [chosenId, setChosenId] = useEntryState(
    `variant of ${product.id}`,
    carriedVariant(product.variants.map(({ id }) => id)),
  );
  const [quantity, setQuantity] = useState(1);
  const variant = variantOf(product, chosenId);
  const size = useRequestedSize(product);
  const item = itemOf(product, variant, language);
  return (
    <main id="content" className="container-middle grid gap-8 pt-2 pb-22 lg:pb-0">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start sm:gap-6 lg:gap-8">
        <div className="min-w-0 sm:sticky sm:top-16">
          <VariantGallery product={product} variant={chosenId === null ? null : variant} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <NameAndMakers product={product} />
          {product.offer === null ? null : <FlashSaleBand flashSale={product.offer} />}
          <div className="grid gap-1">
            <ProductPrice product={variant} size="large" />
            <SmallReduction product={variant} />
          </div>
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
            <AddToCart item={item} quantity={quantity} onQuantityChange={setQuantity} mayAdd={size.asked} />
            {variant.quantity === 0 ? <SoldOutWaysOn product={product} variantId={variant.id} /> : null}
          </section>
          <Promises product={product} shipping={shipping} />
          <Specifications specifications={product.specifications} />
          <Description product={product} quantity={quantity} onQuantity={setQuantity} />
          <Tags tags={product.tags} />
        </div>
      </div>
      <ReviewsWhenNear product={product} first={reviews} />
      <RelatedProducts products={product.related_products} />
      <BuyBar price={<ProductPrice product={variant} />} item={item} quantity={quantity} mayAdd={size.asked} />
    </main>
  );
}

/** A variant as it lies in the cart. */
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

/** The images, turned to that of a variant that was chosen. */
function VariantGallery({
  product,
  variant,
}: {
  product: ProductDetail;
  variant: ProductDetail['variants'][number] | null;
}) {
  const images = imagesOf(product);
  const image = variant?.image ?? null;
  const wanted = image === null ? undefined : images.findIndex((one) => sameImage(one, image));
  return (
    <Gallery
      name={product.name}
      images={images}
      alts={product.images.map(({ alt }) => alt)}
      wanted={wanted}
      videoId={product.videoId}
      badge={<ProductBadge text={product.badge_text} colour={product.badge_color} />}
    />
  );
}

function NameAndMakers({ product }: { product: ProductDetail }) {
  const counts = useMessages(catalogueMessages);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <h1 className="min-w-0 grow text-lg lg:text-xl">{product.name}</h1>
        <HeartButton product={product} className="-my-1 -me-2 shrink-0" />
      </div>
      {product.rating === null ? null : (
        <PartLink to="reviews" className="justify-self-start">
          <Rating value={product.rating} count={counts.reviews(product.review_text ?? 0)} />
        </PartLink>
      )}
      <Makers product={product} />
    </div>
  );
}

interface DescriptionProps {
  product: ProductDetail;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** What the product is, with how many of it once more: who has read down here buys here. */
function Description({ product, quantity, onQuantity }: DescriptionProps) {
  const t = useMessages(productMessages);
  return (
    <Part title={t.description}>
      <p className="leading-loose whitespace-pre-line">{product.description || t.noDescription}</p>
      <div className="flex items-center gap-3">
        <span className="text-sm text-muted">{t.quantity}</span>
        <QuantityStepper size="small" label={t.quantityBelow} value={quantity} onChange={onQuantity} />
      </div>
    </Part>
  );
}
