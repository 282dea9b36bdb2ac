import { Reviews } from '#features/reviews/storefront/reviews.tsx';
import { Questions } from './questions.tsx';
import type { ReportedProps } from './reviews-when-near.tsx';

/** Renders reviews and questions on the server, with placeholders of the same size for controls that need scripts. */
export function ReviewsAsSent({ product, first, questions }: ReportedProps) {
  return (
    <>
      <Reviews of={{ kind: 'product', slug: product.slug, name: product.name }} first={first} asSent />
      <Questions slug={product.slug} first={questions} asSent />
    </>
  );
}
