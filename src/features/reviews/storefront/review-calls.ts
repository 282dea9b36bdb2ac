import { browserApi, customerApi } from '#web/data/api.ts';
import type { NewReview, OwnReviews, ReviewList, ReviewQuery } from '../reviews.contract.ts';

/** What is reviewed: a product or a seller, by the name in its address. */
export interface Reviewed {
  readonly kind: 'product' | 'seller';
  readonly slug: string;
  readonly name: string;
}

/** A page of what is shown of it. */
export function reviewsOf({ kind, slug }: Reviewed, query: ReviewQuery, signal?: AbortSignal): Promise<ReviewList> {
  const asked = { params: { slug }, query, ...(signal && { signal }) };
  return kind === 'product'
    ? browserApi('GET /api/products/:slug/reviews/', asked)
    : browserApi('GET /api/vendors/:slug/reviews/', asked);
}

/** What the customer has to do with it. */
export function ownReviewsOf({ kind, slug }: Reviewed, signal: AbortSignal): Promise<OwnReviews> {
  const asked = { params: { slug }, signal };
  return kind === 'product'
    ? customerApi('GET /api/products/:slug/reviews/mine/', asked)
    : customerApi('GET /api/vendors/:slug/reviews/mine/', asked);
}

/** Sends the customer's one review of it. */
export function sendReview({ kind, slug }: Reviewed, body: NewReview): Promise<OwnReviews> {
  const asked = { params: { slug }, body };
  return kind === 'product'
    ? customerApi('PUT /api/products/:slug/reviews/mine/', asked)
    : customerApi('PUT /api/vendors/:slug/reviews/mine/', asked);
}

/** Takes the customer's review of it back. */
export async function takeReviewBack({ kind, slug }: Reviewed): Promise<void> {
  const asked = { params: { slug } };
  await (kind === 'product'
    ? customerApi('DELETE /api/products/:slug/reviews/mine/', asked)
    : customerApi('DELETE /api/vendors/:slug/reviews/mine/', asked));
}
