import { Questions } from './questions.tsx';
import { Reviews } from '#features/reviews/storefront/reviews.tsx';
import type { ReportedProps } from './reviews-when-near.tsx';

/** Renders the reviews and questions of a product, loaded when they approach the viewport. */
export function ReviewsOfProduct({ product, first, questions }: ReportedProps) {
  return (
    <>
      <Reviews of={{ kind: 'product', slug: product.slug, name: product.name }} first={first} />
      <Questions slug={product.slug} first={questions} />
    </>
  );
}
