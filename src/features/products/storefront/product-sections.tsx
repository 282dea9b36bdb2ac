import { PartLink } from '#ui/part-link.tsx';
import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { Rating } from '#ui/text/rating.tsx';
import type { ProductDetail } from '../products.contract.ts';
import { catalogueMessages } from '../products.messages.ts';
import { productMessages } from '../product.messages.ts';
import { imagesOf, sameImage } from '../variant-choice.rules.ts';
import { Gallery } from './gallery.tsx';
import { Makers, Part } from './product-facts.tsx';
import { ProductBadge } from './product-badge.tsx';

/** Renders the images, scrolled to that of the selected variant. */
export function VariantGallery({
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

/** Renders the product's name, rating, brand and seller. */
export function NameAndMakers({ product }: { product: ProductDetail }) {
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

/** Renders the description, followed by another quantity and cart control for readers who scrolled down. */
export function Description({ product, quantity, onQuantity }: DescriptionProps) {
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
