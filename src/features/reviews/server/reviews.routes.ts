import { productNotFound } from '#features/products/server/product-detail.service.ts';
import { sellerNotFound } from '#features/sellers/server/sellers.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { reviewsContract } from '../reviews.contract.ts';
import { ownReviews, takeReviewBack, voteOnReview, writeReview } from './own-reviews.service.ts';
import { productSubject, sellerSubject } from './review-subjects.ts';
import { listReviews } from './reviews.service.ts';

/** Reviews of products and of sellers: the same routes for both. */
export const reviewsRoutes = routes(reviewsContract, {
  'GET /api/products/:slug/reviews/': async ({ shop, params, query, depends }) => {
    const { slug } = params;
    return (
      (await listReviews(
        shop,
        { kind: 'product', slug, address: `/api/products/${encodeURIComponent(slug)}/reviews/`, query },
        depends,
      )) ?? productNotFound
    );
  },
  'GET /api/products/:slug/reviews/mine/': async ({ shop, caller, params }) => {
    const subject = await productSubject(shop, params.slug);
    return subject === undefined ? productNotFound : ownReviews(shop, { customerId: caller.customerId, subject });
  },
  'PUT /api/products/:slug/reviews/mine/': async ({ shop, caller, params, body }) => {
    const subject = await productSubject(shop, params.slug);
    return subject === undefined
      ? productNotFound
      : writeReview(shop, { customerId: caller.customerId, subject, review: body });
  },
  'DELETE /api/products/:slug/reviews/mine/': async ({ shop, caller, params }) => {
    const subject = await productSubject(shop, params.slug);
    if (subject === undefined) return productNotFound;
    await takeReviewBack(shop, { customerId: caller.customerId, subject });
    return {};
  },

  'GET /api/vendors/:slug/reviews/': async ({ shop, params, query, depends }) => {
    const { slug } = params;
    return (
      (await listReviews(
        shop,
        { kind: 'seller', slug, address: `/api/vendors/${encodeURIComponent(slug)}/reviews/`, query },
        depends,
      )) ?? sellerNotFound()
    );
  },
  'GET /api/vendors/:slug/reviews/mine/': async ({ shop, caller, params }) => {
    const subject = await sellerSubject(shop, params.slug);
    return subject === undefined ? sellerNotFound() : ownReviews(shop, { customerId: caller.customerId, subject });
  },
  'PUT /api/vendors/:slug/reviews/mine/': async ({ shop, caller: { customerId }, params, body }) => {
    const subject = await sellerSubject(shop, params.slug);
    return subject === undefined ? sellerNotFound() : writeReview(shop, { customerId, subject, review: body });
  },
  'DELETE /api/vendors/:slug/reviews/mine/': async ({ shop, caller, params }) => {
    const subject = await sellerSubject(shop, params.slug);
    if (subject === undefined) return sellerNotFound();
    await takeReviewBack(shop, { customerId: caller.customerId, subject });
    return {};
  },

  'POST /api/reviews/:id/helpful/': ({ shop, caller, params, body }) =>
    voteOnReview(shop, { customerId: caller.customerId, reviewId: params.id, helpful: body.helpful }),
});
