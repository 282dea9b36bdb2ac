import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { productAddress } from '#features/products/products.addresses.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import type { CardProduct } from '#features/products/storefront/product-card.tsx';
import { ProductBadge } from '#features/products/storefront/product-badge.tsx';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { ProductPrice } from '#features/products/storefront/product-price.tsx';
import { rowStyle, rowImageSide, rowsStyle, RowsComing } from './product-row-skeleton.tsx';

/** A product as a list row: image, name, prices, rating and reviews side by side. */
export function ProductRow({ product, first = false }: { product: CardProduct; first?: boolean }) {
  const t = useMessages(catalogueMessages);
  return (
    <Card bare asChild className={rowStyle}>
      <article aria-label={product.name}>
        <span className={`relative self-start ${rowImageSide}`}>
          <RenditionImage
            image={product.thumb}
            alt=""
            sizes="(min-width: 640px) 144px, 112px"
            first={first}
            className={product.in_stock ? '' : 'opacity-45'}
          />
          <span className="absolute start-2 top-2">
            {product.in_stock ? (
              <ProductBadge text={product.badge_text} colour={product.badge_color} />
            ) : (
              <Badge>{t.soldOut}</Badge>
            )}
          </span>
          <HeartButton product={product} className="absolute end-0 bottom-0" />
        </span>
        <div className="flex min-w-0 grow flex-col gap-1 py-3 pe-3">
          <CardLink>
            <Link
              to={productAddress(product.slug)}
              prefetch="intent"
              className="own-direction line-clamp-2 text-sm sm:text-base"
            >
              {product.name}
            </Link>
          </CardLink>
          {product.rating === null ? null : (
            <Rating value={product.rating} count={t.reviews(product.review_text ?? 0)} />
          )}
          {/* On a phone the price has its own line whatever the font: beside the former price it fits in some fonts only. */}
          <ProductPrice product={product} className="mt-auto max-sm:[&>:last-child]:basis-full" />
        </div>
      </article>
    </Card>
  );
}

/** Products in one column, or two where there is room. */
export function ProductRows({
  products,
  coming,
}: {
  products: readonly (CardProduct & { readonly id: number })[];
  coming: number;
}) {
  return (
    <ul className={rowsStyle}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} first={index === 0} />
        </li>
      ))}
      <RowsComing count={coming} />
    </ul>
  );
}
