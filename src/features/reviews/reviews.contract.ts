import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestReview, maxReviewImages, reviewSorts } from './reviews.rules.ts';

export const Review = Type.Object({
  id: Type.Integer(),
  /** Null for one whose writer wants no name, or has none. */
  author: Nullable(Type.String()),
  stars: Type.Integer(),
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  /** Its writer has bought it. */
  bought: Type.Boolean(),
  /** How many found it helpful. */
  helpful_count: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
});
/** A review as everybody sees it. */
export type Review = Static<typeof Review>;

export const ReviewList = Type.Object({
  summary: Type.Object({
    average: Nullable(Type.Number()),
    count: Type.Integer(),
    /** How many gave one star, two, … five. */
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
  pictures: Type.Optional(Type.Boolean({ description: 'Only those with pictures' })),
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
      /** Why it is not displayed. */
      reason: Nullable(Type.String()),
    }),
  ),
  /** Whether a review of this customer is marked as a buyer's. */
  bought: Type.Boolean(),
  /** Which reviews of the subject this customer found helpful. */
  votes: Type.Array(Type.Integer()),
});
/** What one customer has to do with the reviews of a subject. */
export type OwnReviews = Static<typeof OwnReviews>;

const NewReview = Type.Object({
  stars: WholeNumber({ minimum: 1, maximum: 5 }),
  text: OptionalText({ maximum: longestReview }),
  /** Keys of uploads, and of those it bore before. */
  pictures: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    maxItems: maxReviewImages,
    uniqueItems: true,
  }),
  anonymous: Type.Boolean(),
});
export type NewReview = Static<typeof NewReview>;

/** Any text: an unknown slug is not found, it is not malformed. */
const BySlug = Type.Object({ slug: NonEmptyText({ maximum: 300 }) });
const writeRefusals = { 'upload-not-found': 422, 'too-many-tries': 429 } as const;

export const reviewsContract = contract({
  'GET /api/products/:slug/reviews/': {
    summary: "A product's reviews with their average and spread.",
    access: 'public',
    params: BySlug,
    query: ReviewQuery,
    reply: ReviewList,
    refusals: { 'product-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/products/:slug/reviews/mine/': {
    summary: "The customer's own review of a product, and which ones were found helpful.",
    access: 'customer',
    params: BySlug,
    reply: OwnReviews,
    refusals: { 'product-not-found': 404 },
  },
  'PUT /api/products/:slug/reviews/mine/': {
    summary:
      "Writes the customer's one review of a product, or writes it again; it is shown when the staff has approved it.",
    access: 'customer',
    params: BySlug,
    body: NewReview,
    reply: OwnReviews,
    refusals: { 'product-not-found': 404, 'own-shop': 403, ...writeRefusals },
  },
  'DELETE /api/products/:slug/reviews/mine/': {
    summary: "Takes the customer's review of a product back.",
    access: 'customer',
    params: BySlug,
    reply: Done,
    refusals: { 'product-not-found': 404 },
  },
  'GET /api/vendors/:slug/reviews/': {
    summary: "A seller's reviews with their average and spread.",
    access: 'public',
    params: BySlug,
    query: ReviewQuery,
    reply: ReviewList,
    refusals: { 'seller-not-found': 404, 'invalid-request': 400 },
    cached: true,
  },
  'GET /api/vendors/:slug/reviews/mine/': {
    summary: "The customer's own review of a seller, and which ones were found helpful.",
    access: 'customer',
    params: BySlug,
    reply: OwnReviews,
    refusals: { 'seller-not-found': 404 },
  },
  'PUT /api/vendors/:slug/reviews/mine/': {
    summary:
      "Writes the customer's one review of a seller, or writes it again; it is shown when the staff has approved it.",
    access: 'customer',
    params: BySlug,
    body: NewReview,
    reply: OwnReviews,
    refusals: { 'seller-not-found': 404, 'own-shop': 403, ...writeRefusals },
  },
  'DELETE /api/vendors/:slug/reviews/mine/': {
    summary: "Takes the customer's review of a seller back.",
    access: 'customer',
    params: BySlug,
    reply: Done,
    refusals: { 'seller-not-found': 404 },
  },
  'POST /api/reviews/:id/helpful/': {
    summary:
      'Says that a review was helpful, or no longer; once for each customer, and not of ones own or of what one sells.',
    access: 'customer',
    params: Type.Object({ id: Id() }),
    body: Type.Object({ helpful: Type.Boolean() }),
    reply: Type.Object({ helpful_count: Type.Integer() }),
    refusals: { 'review-not-found': 404, 'own-review': 409, 'own-shop': 403, 'too-many-tries': 429 },
  },
});
