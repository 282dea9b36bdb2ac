import { HeartButton } from '#features/wishlist/storefront/heart-button.tsx';
import { formatNumber } from '#shared/text/digits.ts';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import type { ProductCard } from '#features/products/product-card.contract.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { homeMessages } from '../home.messages.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { ProductPrice } from '#features/products/storefront/product-price.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The week's best-selling products with their ranks. */
export function BestSellers({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages(homeMessages);
  return (
    <section aria-labelledby="home-best-sellers" className="container-middle">
      <SectionHeading id="home-best-sellers" to="/shop-grid?sort=popular">
        {t.bestSellers}
      </SectionHeading>
      <ol className="grid gap-3 md:grid-cols-2">
        {products.map((product, index) => (
          <li key={product.id}>
            <BestSeller product={product} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function BestSeller({ product, rank }: { product: ProductCard; rank: number }) {
  const t = useMessages(homeMessages);
  const texts = useMessages(catalogueMessages);
  const language = useLanguage();
  return (
    <Card bare asChild className="flex items-center gap-3 p-3">
      <article aria-label={product.name}>
        <span className="w-9 shrink-0 text-center text-2xl leading-none font-extrabold text-amber figures">
          <span className="sr-only">{t.rank(rank)}</span>
          <span aria-hidden="true">{formatNumber(rank, language)}</span>
        </span>
        <RenditionImage
          image={product.thumb}
          alt=""
          sizes="80px"
          className={`size-20! shrink-0 rounded-control ${product.in_stock ? '' : 'opacity-45'}`}
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <CardLink>
            <Link to={productAddress(product.slug)} prefetch="intent" className="own-direction line-clamp-2 text-sm">
              {product.name}
            </Link>
          </CardLink>
          {product.rating === null ? null : (
            <Rating compact value={product.rating} count={texts.ratedBy(product.review_text ?? 0)} />
          )}
          {product.in_stock ? (
            <ProductPrice product={product} />
          ) : (
            <p className="text-sm text-muted">{texts.soldOut}</p>
          )}
        </div>
        <HeartButton product={product} className="relative -me-2 shrink-0" />
      </article>
    </Card>
  );
}
