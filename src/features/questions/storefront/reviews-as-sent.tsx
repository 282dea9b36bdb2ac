import { Reviews } from '#features/reviews/storefront/reviews.tsx';
import { Questions } from './questions.tsx';
import type { ReportedProps } from './reviews-when-near.tsx';

/** Reviews and questions as the server sends them: what can be pressed waits for the scripts, and takes its room. */
export function ReviewsAsSent({ product, first, questions }: ReportedProps) {
  return (
    <>
      <Reviews of={{ kind: 'product', slug: product.slug, name: product.name }} first={first} asSent />
      <Questions slug={product.slug} first={questions} asSent />
    </>
  );
}
