import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { productMessages } from '#features/products/product.messages.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { reportQuietly } from '#web/pages/guard.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import type { ReviewList } from '#features/reviews/reviews.contract.ts';
import type { QuestionList } from '../questions.contract.ts';

// Rendered on the server only: a static import would stay in the browser's bundle.
const ReviewsAsSent = import.meta.env.SSR ? (await import('./reviews-as-sent.tsx')).ReviewsAsSent : null;

export interface ReportedProps {
  product: Pick<ProductDetail, 'slug' | 'name' | 'rating' | 'review_text'>;
  /** The first reviews, loaded with the page. */
  first: ReviewList | null;
  /** The first questions, loaded with the page. */
  questions: QuestionList | null;
}

/** The distance from the viewport at which loading starts, so that the content is ready when it is scrolled into view. */
const near = '600px';

/**
 * Renders the reviews and questions of a product. The server renders the initial content at its final height; the browser keeps that markup without
 * loading the scripts until it approaches the viewport, then replaces it without shifting the content below.
 */
export function ReviewsWhenNear({ product, first, questions }: ReportedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sent] = useState(!useHydrated());
  const [Whole, setWhole] = useState<ComponentType<ReportedProps> | null>(null);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        import('./reviews-of-product.tsx').then((module) => {
          setWhole(() => module.ReviewsOfProduct);
        }, reportQuietly);
      },
      { rootMargin: near },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  if (Whole !== null)
    return (
      <div key="whole" className="grid min-w-0 gap-8">
        <Whole product={product} first={first} questions={questions} />
      </div>
    );
  if (ReviewsAsSent !== null)
    return (
      <div className="grid min-w-0 gap-8">
        <ReviewsAsSent product={product} first={first} questions={questions} />
      </div>
    );
  return sent ? (
    <div ref={box} className="grid min-w-0 gap-8" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div ref={box} className="grid min-w-0 gap-8">
      <ReviewsToCome product={product} />
    </div>
  );
}

/** Renders a placeholder after a client-side navigation, until the scripts have loaded. */
function ReviewsToCome({ product }: Pick<ReportedProps, 'product'>) {
  const t = useMessages(productMessages);
  const counts = useMessages(catalogueMessages);
  return (
    <section id="reviews" className="grid min-w-0 scroll-mt-20 gap-3">
      <h2 className="text-lg">{t.reviews}</h2>
      <div className="grid gap-3 rounded-card bg-surface p-4">
        {product.rating === null ? null : (
          <Rating value={product.rating} count={counts.reviews(product.review_text ?? 0)} className="text-base!" />
        )}
        <SkeletonText lines={6} />
      </div>
    </section>
  );
}
