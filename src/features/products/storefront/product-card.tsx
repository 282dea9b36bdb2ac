import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import type { ProductCard as ListedProduct } from '../product-card.contract.ts';
import { productAddress } from '../products.addresses.ts';
import { catalogueMessages } from '../products.messages.ts';
import { takeImageAlong } from './image-flight.ts';
import { ProductBadge } from './product-badge.tsx';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { ProductPrice } from './product-price.tsx';

/** The product fields that a card displays, whatever list it is in. */
export type CardProduct = Pick<
  ListedProduct,
  'id' | 'slug' | 'name' | 'thumb' | 'base_price' | 'new_price' | 'rating' | 'review_text' | 'in_stock'
> &
  Partial<Pick<ListedProduct, 'badge_text' | 'badge_color'>>;

const gridSizes = '(min-width: 1024px) 288px, (min-width: 768px) 33vw, 50vw';

export interface ProductCardProps {
  product: CardProduct;
  /** Whether the card is above the fold: its image is loaded eagerly. */
  first?: boolean;
  /** The `sizes` attribute of the image when the card is not in a grid. */
  sizes?: string;
}

/** Renders a product in a grid or row; the whole card is the link. */
export function ProductCard({ product, first = false, sizes = gridSizes }: ProductCardProps) {
  const t = useMessages(catalogueMessages);
  return (
    <Card bare asChild className="card-lines">
      <article aria-label={product.name}>
        <span data-picture="" className="relative block">
          <RenditionImage
            image={product.thumb}
            alt=""
            sizes={sizes}
            first={first}
            className={product.in_stock ? '' : 'opacity-45'}
          />
          <span className="absolute start-2 end-12 top-2 flex flex-wrap gap-1">
            {product.in_stock ? (
              <ProductBadge text={product.badge_text} colour={product.badge_color} />
            ) : (
              <Badge>{t.soldOut}</Badge>
            )}
          </span>
        </span>
        <div className="card-text">
          <CardLink>
            <Link
              to={productAddress(product.slug)}
              prefetch="intent"
              viewTransition
              onClick={(event) => {
                takeImageAlong(event.currentTarget);
              }}
              className="own-direction line-clamp-2 text-sm text-pretty"
            >
              {product.name}
            </Link>
          </CardLink>
          <div>
            {product.rating === null ? null : (
              <Rating compact value={product.rating} count={t.ratedBy(product.review_text ?? 0)} />
            )}
          </div>
          <ProductPrice product={product} className="content-end pt-1" />
        </div>
        <HeartButton product={product} className="absolute end-0 top-0" />
      </article>
    </Card>
  );
}
