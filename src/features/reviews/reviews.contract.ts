import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestReview, maxReviewImages, reviewSorts } from './reviews.rules.ts';

export const Review = Type.Object({
  id: Type.Integer(),
  /** Null for an anonymous author, or one without a name. */
  author: Nullable(Type.String()),
  stars: Type.Integer(),
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  /** Whether the author has bought it. */
  bought: Type.Boolean(),
  /** The number of helpful votes. */
  helpful_count: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
});
/** A public review. */
export type Review = Static<typeof Review>;

export const ReviewList = Type.Object({
  summary: Type.Object({
    average: Nullable(Type.Number()),
    count: Type.Integer(),
    /** The number of ratings with one star, two, … five. */
    spread: Type.Array(Type.Integer()),
    with_pictures_count: Type.Integer(),
  }),
  data: Type.Array(Review),
  ...goesOn,
});
export type ReviewList = Static<typeof ReviewList>;

const ReviewQuery = Type.Object({
  sort: Type.Optional(Type.Enum([...reviewSorts])),
  stars: Type.Optional(WholeNumber({ minimum: 1, maximum: 5 })),
  pictures: Type.Optional(Type.Boolean({ description: 'Only those with images' })),
  page_size: PageSize(),
  after: After(),
});
export type ReviewQuery = Static<typeof ReviewQuery>;

export const OwnReviews = Type.Object({
  review: Nullable(
    Type.Object({
      stars: Type.Integer(),
      text: Type.String(),
      pictures: Type.Array(Type.Object({ key: Type.String(), address: Type.String() })),
      anonymous: Type.Boolean(),
      status: Type.Enum(['waiting', 'approved', 'refused']),
      /** Why it was refused. */
      reason: Nullable(Type.String()),
    }),
  ),
  /** Whether a review by this customer is marked as a buyer's. */
  bought: Type.Boolean(),
  /** The ids of the subject's reviews that this customer marked as helpful. */
  votes: Type.Array(Type.Integer()),
});
/** A customer's own review and votes for a subject. */
export type OwnReviews = Static<typeof OwnReviews>;

const NewReview = Type.Object({
  stars: WholeNumber({ minimum: 1, maximum: 5 }),
  text: OptionalText({ maximum: longestReview }),
  /** Keys of new uploads and of the review's existing images. */
  pictures: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    maxItems: maxReviewImages,
    uniqueItems: true,
  }),
  anonymous: Type.Boolean(),
});
export type NewReview = Static<typeof NewReview>;

/** Any text is accepted: an unknown slug is not found rather than malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });
const writeRefusals = { 'upload-not-found': 422, 'too-many-tries': 429 } as const;

export const reviewsContract = contract({
  'GET /api/products/:slug/reviews/': {
    summary: "Lists a product's reviews with their average and distribution.",
    access: 'public',
    params: BySlug,
    query: ReviewQuery,
    reply: ReviewList,
    refusals: { 'product-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/:slug/reviews/mine/': {
    summary: "Returns the customer's own review of a product, and which reviews they found helpful.",
    access: 'customer',
    params: BySlug,
    reply: OwnReviews,
    refusals: { 'product-not-found': 404 },
  },
  'PUT /api/products/:slug/reviews/mine/': {
    summary: "Creates or replaces the customer's review of a product; it is displayed once the staff approves it.",
    access: 'customer',
    params: BySlug,
    body: NewReview,
    reply: OwnReviews,
    refusals: { 'product-not-found': 404, 'own-shop': 403, ...writeRefusals },
  },
  'DELETE /api/products/:slug/reviews/mine/': {
    summary: "Deletes the customer's review of a product.",
    access: 'customer',
    params: BySlug,
    reply: Done,
    refusals: { 'product-not-found': 404 },
  },
  'GET /api/vendors/:slug/reviews/': {
    summary: "Lists a seller's reviews with their average and distribution.",
    access: 'public',
    params: BySlug,
    query: ReviewQuery,
    reply: ReviewList,
    refusals: { 'seller-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/vendors/:slug/reviews/mine/': {
    summary: "Returns the customer's own review of a seller, and which reviews they found helpful.",
    access: 'customer',
    params: BySlug,
    reply: OwnReviews,
    refusals: { 'seller-not-found': 404 },
  },
  'PUT /api/vendors/:slug/reviews/mine/': {
    summary: "Creates or replaces the customer's review of a seller; it is displayed once the staff approves it.",
    access: 'customer',
    params: BySlug,
    body: NewReview,
    reply: OwnReviews,
    refusals: { 'seller-not-found': 404, 'own-shop': 403, ...writeRefusals },
  },
  'DELETE /api/vendors/:slug/reviews/mine/': {
    summary: "Deletes the customer's review of a seller.",
    access: 'customer',
    params: BySlug,
    reply: Done,
    refusals: { 'seller-not-found': 404 },
  },
  'POST /api/reviews/:id/helpful/': {
    summary:
      "Marks a review as helpful, or removes the mark; once for each customer, and neither for one's own review nor for one about what one sells.",
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ helpful_count: Type.Integer() }),
    refusals: { 'review-not-found': 404, 'own-review': 409, 'own-shop': 403, 'too-many-tries': 429 },
  },
});
