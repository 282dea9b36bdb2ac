import { hourSeconds } from '#shared/seconds.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { NewReview, OwnReviews } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { ratingChange } from '../reviews.rules.ts';
import { changeRating, isBuyer, reviewsTag, type Subject } from './review-subjects.ts';
import { addVote, removeVote, votedReview } from './review-votes.store.ts';
import {
  deleteReview,
  insertReview,
  lockedReview,
  ownReview,
  rewriteReview,
  sellsIt,
  votesOn,
  type OwnReview,
} from './reviews.store.ts';

/** A customer and the subject of the review. */
interface Own {
  readonly customerId: number;
  readonly subject: Subject;
}

const maxWritingsPerHour = 30;
const maxVotesPerHour = 300;

/** Returns a customer's own review of a subject in any state, and their votes. */
export async function ownReviews(shop: Shop, { customerId, subject }: Own): Promise<OwnReviews> {
  const [review, bought, votes] = await Promise.all([
    ownReview(shop, customerId, subject),
    isBuyer(shop, customerId, subject),
    votesOn[subject.kind](shop, { customerId, subjectId: subject.id }),
  ]);
  return { review: review === undefined ? null : asOwn(review), bought, votes: votes.map(({ id }) => id) };
}

function asOwn({
  pictureKeys: imageKeys,
  stars,
  text,
  anonymous,
  state,
  refusal,
}: OwnReview): NonNullable<OwnReviews['review']> {
  return {
    stars,
    text,
    anonymous,
    status: state,
    reason: refusal,
    pictures: imageKeys.map((key) => ({ key, address: renditionAddress(key, 160) })),
  };
}

/** Refuses reviews of the customer's own shop or products. */
const ownShop = () =>
  refuse(
    'own-shop',
    inBoth(reviewsMessages, (t) => t.ownShop),
  );

/**
 * Creates or replaces a customer's review of a subject; a replaced one is hidden, and its stars are removed from the rating, until staff approves it.
 * Refused for images that this customer has not uploaded, and for what the customer sells.
 */
export async function writeReview(
  shop: Shop,
  { customerId, subject, review }: Own & { readonly review: NewReview },
): Promise<OwnReviews | Refusal<'upload-not-found' | 'too-many-tries' | 'own-shop'>> {
  const slow = await tooOften(shop, `review:${customerId}`, maxWritingsPerHour);
  if (slow !== null) return slow;
  if ((await sellsIt(shop, { kind: subject.kind, id: subject.id, customerId })).length > 0) return ownShop();
  const refused = await shop.transaction(async () => {
    const bought = await isBuyer(shop, customerId, subject);
    const now = shop.clock.now();
    const { stars, text, pictures: images, anonymous } = review;
    const before = await lockedReview(shop, customerId, subject);
    const fresh = images.filter((key) => before?.pictureKeys.includes(key) !== true);
    const claimed = await claimUploads(shop, { customerId, keys: fresh, kind: 'picture' });
    if (isRefusal(claimed)) return claimed;
    await dropUploads(
      shop,
      (before?.pictureKeys ?? []).filter((key) => !images.includes(key)),
    );
    if (before === undefined) {
      const [added] = await insertReview[subject.kind](shop, {
        customerId,
        subjectId: subject.id,
        stars,
        text,
        pictureKeys: images,
        anonymous,
        bought,
        now,
      });
      if (added !== undefined) return null;
    }
    // Written concurrently on another device: that review is replaced.
    const there = before ?? (await lockedReview(shop, customerId, subject));
    if (there === undefined) throw new Error('A review is there and is not.');
    await rewriteReview(shop, { id: there.id, stars, text, pictureKeys: images, anonymous, bought, now });
    await changeRating(shop, subject, ratingChange(there, { state: 'waiting', stars }));
    return null;
  });
  return refused ?? ownReviews(shop, { customerId, subject });
}

/** Deletes a customer's review; no error when there is none. */
export async function takeReviewBack(shop: Shop, { customerId, subject }: Own): Promise<void> {
  await shop.transaction(async () => {
    const review = await lockedReview(shop, customerId, subject);
    if (review === undefined) return;
    await deleteReview(shop, { id: review.id });
    await dropUploads(shop, review.pictureKeys);
    await changeRating(shop, subject, ratingChange(review, null));
  });
}

/** Adds or removes a helpful vote for a review and returns the new count. Idempotent. */
export async function voteOnReview(
  shop: Shop,
  { customerId, reviewId, helpful }: { customerId: number; reviewId: number; helpful: boolean },
): Promise<{ helpful_count: number } | Refusal<'review-not-found' | 'own-review' | 'own-shop' | 'too-many-tries'>> {
  const slow = await tooOften(shop, `review-votes:${customerId}`, maxVotesPerHour);
  if (slow !== null) return slow;
  const [voted] = await (helpful ? addVote : removeVote)(shop, { reviewId, customerId });
  if (voted !== undefined) {
    const { productId, sellerId } = voted;
    shop.invalidate(
      reviewsTag(productId === null ? { kind: 'seller', id: sellerId ?? 0 } : { kind: 'product', id: productId }),
    );
    return { helpful_count: voted.helpful };
  }
  const [review] = await votedReview(shop, { id: reviewId });
  if (review === undefined)
    return refuse(
      'review-not-found',
      inBoth(reviewsMessages, (t) => t.reviewNotFound),
    );
  if (review.customerId === customerId)
    return refuse(
      'own-review',
      inBoth(reviewsMessages, (t) => t.ownReview),
    );
  return helpful && review.ownerId === customerId ? ownShop() : { helpful_count: review.helpful };
}

async function tooOften(shop: Shop, key: string, max: number): Promise<Refusal<'too-many-tries'> | null> {
  const { allowed, retryAfterSeconds } = await countTry(shop, { key, max, windowSeconds: hourSeconds });
  return allowed
    ? null
    : refuse(
        'too-many-tries',
        inBoth(reviewsMessages, (t) => t.tooOften),
        { retryAfterSeconds },
      );
}
