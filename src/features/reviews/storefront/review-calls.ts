import { browserApi, customerApi } from '#web/data/api.ts';
import type { NewReview, OwnReviews, ReviewList, ReviewQuery } from '../reviews.contract.ts';

/** What is reviewed: a product or a seller, by slug. */
export interface Reviewed {
  readonly kind: 'product' | 'seller';
  readonly slug: string;
  readonly name: string;
}

/** Reviews per page, before "more" is pressed. */
export const reviewsOnPage = 10;

/** Returns a page of the visible reviews. */
export function reviewsOf({ kind, slug }: Reviewed, query: ReviewQuery, signal?: AbortSignal): Promise<ReviewList> {
  const requested = { params: { slug }, query: { page_size: reviewsOnPage, ...query }, ...(signal && { signal }) };
  return kind === 'product'
    ? browserApi('GET /api/products/:slug/reviews/', requested)
    : browserApi('GET /api/vendors/:slug/reviews/', requested);
}

/** Returns the customer's own review and votes. */
export function ownReviewsOf({ kind, slug }: Reviewed, signal: AbortSignal): Promise<OwnReviews> {
  const requested = { params: { slug }, signal };
  return kind === 'product'
    ? customerApi('GET /api/products/:slug/reviews/mine/', requested)
    : customerApi('GET /api/vendors/:slug/reviews/mine/', requested);
}

/** Sends the customer's review. */
export function sendReview({ kind, slug }: Reviewed, body: NewReview): Promise<OwnReviews> {
  const requested = { params: { slug }, body };
  return kind === 'product'
    ? customerApi('PUT /api/products/:slug/reviews/mine/', requested)
    : customerApi('PUT /api/vendors/:slug/reviews/mine/', requested);
}

/** Deletes the customer's review. */
export async function takeReviewBack({ kind, slug }: Reviewed): Promise<void> {
  const requested = { params: { slug } };
  await (kind === 'product'
    ? customerApi('DELETE /api/products/:slug/reviews/mine/', requested)
    : customerApi('DELETE /api/vendors/:slug/reviews/mine/', requested));
}
