import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { productMessages } from '#features/products/product.messages.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { reportQuietly } from '#web/pages/guard.ts';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';

// The server alone draws them: a static import would stay in the browser's bundle.
const ReviewCard = import.meta.env.SSR
  ? (await import('#features/reviews/storefront/review-card.tsx')).ReviewCard
  : null;

export interface ReportedProps {
  product: Pick<ProductDetail, 'slug' | 'name' | 'rating' | 'review_text'>;
  /** The first reviews, as they came with the page. */
  first: ReviewList | null;
}

/** How near the screen must be, so that what is loaded is there when it is looked at. */
const near = '600px';

/**
 * The reviews of a product. The server writes the average and the first reviews; the browser leaves what it finds there as
 * it is, without the scripts to draw it, until it comes near: then the whole section takes its place.
 */
export function ReviewsWhenNear({ product, first }: ReportedProps) {
  const section = useRef<HTMLElement>(null);
  const [Message, setReported] = useState<ComponentType<ReportedProps> | null>(null);
  useEffect(() => {
    if (section.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        import('./reviews-of-product.tsx').then((module) => {
          setReported(() => module.ReviewsOfProduct);
        }, reportQuietly);
      },
      { rootMargin: near },
    );
    observer.observe(section.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  if (Message !== null) return <Message product={product} first={first} />;
  return (
    <section ref={section} id="reviews" className="grid min-w-0 scroll-mt-20 gap-3">
      <ReviewsHeading product={product} />
      {ReviewCard !== null ? (
        <div className="grid gap-3">
          {first?.data.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      ) : (
        <div className="grid gap-3" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </section>
  );
}

function ReviewsHeading({ product }: Pick<ReportedProps, 'product'>) {
  const t = useMessages(productMessages);
  const counts = useMessages(catalogueMessages);
  return (
    <>
      <h2 className="text-lg">{t.reviews}</h2>
      <div className="rounded-card bg-surface p-4">
        {product.rating === null ? (
          <p className="text-sm text-muted">{t.noReviews}</p>
        ) : (
          <Rating value={product.rating} count={counts.reviews(product.review_text ?? 0)} className="text-base!" />
        )}
      </div>
    </>
  );
}
