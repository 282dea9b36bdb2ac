import { joined } from '#shared/text/joined.ts';
import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { productAddress, productSecondAddress } from '#features/products/products.addresses.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { categoriesMessages } from '#features/categories/categories.messages.ts';
import { ProductBadge } from '#features/products/storefront/product-badge.tsx';
import type { CardProduct } from '#features/products/storefront/product-card.tsx';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { ProductPrice } from '#features/products/storefront/product-price.tsx';

/** Card of a product in a category: its image links to one of its URLs, its name to the other. */
export function CategoryProductCard({ product, first }: { product: CardProduct; first: boolean }) {
  const t = useMessages(catalogueMessages);
  const language = useLanguage();
  const words = useMessages(categoriesMessages);
  const wholePrices = { base_price: Math.floor(product.base_price), new_price: Math.floor(product.new_price) };
  const badge = product.in_stock ? product.badge_text : t.soldOut;
  return (
    <Card bare asChild className="card-lines">
      <article aria-label={product.name}>
        <Link
          to={productAddress(product.slug)}
          prefetch="intent"
          aria-label={joined([words.imageOf(product.name), badge], language)}
          className="relative block"
        >
          <RenditionImage
            image={product.thumb}
            alt=""
            sizes="(min-width: 1024px) 288px, (min-width: 768px) 33vw, 50vw"
            first={first}
            className={product.in_stock ? '' : 'opacity-45'}
          />
          <span className="absolute start-2 end-12 top-2 flex flex-wrap gap-1">
            {product.in_stock ? <ProductBadge text={badge} colour={product.badge_color} /> : <Badge>{badge}</Badge>}
          </span>
        </Link>
        <div className="card-text">
          <Link
            to={productSecondAddress(product.slug)}
            prefetch="intent"
            className="own-direction line-clamp-2 text-sm text-pretty"
          >
            {product.name}
          </Link>
          <div>
            {product.rating === null ? null : (
              <Rating compact value={product.rating} count={t.ratedBy(product.review_text ?? 0)} />
            )}
          </div>
          <ProductPrice product={wholePrices} className="content-end pt-1" />
        </div>
        <HeartButton product={product} className="absolute end-0 top-0" />
      </article>
    </Card>
  );
}
