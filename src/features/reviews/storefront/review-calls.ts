import { browserApi, customerApi } from '#web/data/api.ts';
import type { NewReview, OwnReviews, ReviewList, ReviewQuery } from '../reviews.contract.ts';

/** What is reviewed: a product or a seller, by the name in its address. */
export interface Reviewed {
  readonly kind: 'product' | 'seller';
  readonly slug: string;
  readonly name: string;
}

/** Reviews on a page, before a press brings more. */
export const reviewsOnPage = 10;

/** A page of what is displayed of it. */
export function reviewsOf({ kind, slug }: Reviewed, query: ReviewQuery, signal?: AbortSignal): Promise<ReviewList> {
  const requested = { params: { slug }, query: { page_size: reviewsOnPage, ...query }, ...(signal && { signal }) };
  return kind === 'product'
    ? browserApi('GET /api/products/:slug/reviews/', requested)
    : browserApi('GET /api/vendors/:slug/reviews/', requested);
}

/** What the customer has to do with it. */
export function ownReviewsOf({ kind, slug }: Reviewed, signal: AbortSignal): Promise<OwnReviews> {
  const requested = { params: { slug }, signal };
  return kind === 'product'
    ? customerApi('GET /api/products/:slug/reviews/mine/', requested)
    : customerApi('GET /api/vendors/:slug/reviews/mine/', requested);
}

/** Sends the customer's one review of it. */
export function sendReview({ kind, slug }: Reviewed, body: NewReview): Promise<OwnReviews> {
  const requested = { params: { slug }, body };
  return kind === 'product'
    ? customerApi('PUT /api/products/:slug/reviews/mine/', requested)
    : customerApi('PUT /api/vendors/:slug/reviews/mine/', requested);
}

/** Takes the customer's review of it back. */
export async function takeReviewBack({ kind, slug }: Reviewed): Promise<void> {
  const requested = { params: { slug } };
  await (kind === 'product'
    ? customerApi('DELETE /api/products/:slug/reviews/mine/', requested)
    : customerApi('DELETE /api/vendors/:slug/reviews/mine/', requested));
}
