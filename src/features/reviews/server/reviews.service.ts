import { usualPageSize } from '#shared/contract/replies.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Review, ReviewList, ReviewQuery } from '../reviews.contract.ts';
import { averageOf } from '../reviews.rules.ts';
import { reviewsTag, type Subject } from './review-subjects.ts';
import { visibleReviews, sortKey, type VisibleReview } from './reviews.store.ts';

/**
 * Returns a page of a subject's visible reviews with the average and distribution of all ratings, in one query; undefined when the subject is not
 * visible.
 */
export async function listReviews(
  shop: Shop,
  { kind, slug, address, query }: { kind: Subject['kind']; slug: string; address: string; query: ReviewQuery },
  depends: Dependencies,
): Promise<Omit<ReviewList, 'next_after'> | Refusal<'invalid-request'> | undefined> {
  const { sort = 'newest', stars = null, pictures: images = false, page_size: size = usualPageSize } = query;
  const order = `reviews-of-${kind}-${sort}`;
  const after = query.after === undefined ? null : readCursor(order, query.after);
  if (query.after !== undefined && after === null) return cursorRejection;
  const found = await visibleReviews(shop, { kind, slug }, { sort, stars, pictured: images, after, limit: size + 1 });
  if (found === undefined) return undefined;
  depends.tag(reviewsTag({ kind, id: found.id }));
  const visible = found.reviews.slice(0, size);
  const last = visible.at(-1);
  const spread = [1, 2, 3, 4, 5].map((step) => found.spread.find((row) => row.stars === step)?.count ?? 0);
  return {
    summary: {
      ...averageOf(spread),
      spread,
      with_pictures_count: found.spread.reduce((sum, { pictured }) => sum + pictured, 0),
    },
    data: visible.map(asReview),
    next:
      found.reviews.length > size && last !== undefined
        ? nextAddress(address, query, writeCursor(order, { key: sortKey(sort, last), id: last.id }))
        : null,
  };
}

function asReview({ pictureKeys: imageKeys, createdAt, helpful, ...review }: VisibleReview): Review {
  return {
    ...review,
    helpful_count: helpful,
    pictures: imageKeys.map((key) => renditionAddress(key, 320)),
    created_at: new Date(createdAt).toISOString(),
  };
}

function nextAddress(address: string, query: ReviewQuery, after: string): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, after })) search.set(name, String(value));
  return `${address}?${search.toString()}`;
}

/** Invalidates the reviews of these subjects after an author's name changed or was removed. */
export function renewReviews(shop: Shop, subjects: readonly Subject[]): void {
  shop.invalidate(...subjects.map(reviewsTag));
}
