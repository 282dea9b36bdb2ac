import type { Shop } from '#platform/shop.ts';
import { productSubject } from './review-subjects.ts';
import { lockReviews } from './moderation.store.ts';
import { writeReview } from './own-reviews.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { untypedStatement } from '#platform/database/database.ts';

const reviewOf = untypedStatement<{ id: number }>({
  name: 'test_review_of',
  text: 'select id from reviews where customer_id = $1 and product_id = $2',
});

/** A review that waits for the staff, as a test needs it: `reviewReady(shop, { slug, customerId, stars: 4 })`. */
export async function reviewReady(
  shop: Shop,
  {
    slug,
    customerId,
    stars = 5,
    text = 'خوب بود',
  }: { slug: string; customerId: number; stars?: number; text?: string },
): Promise<{ id: number; version: number }> {
  const subject = await productSubject(shop, slug);
  if (subject === undefined) throw new Error(`There is no product ${slug}.`);
  const written = await writeReview(shop, {
    customerId,
    subject,
    review: { stars, text, pictures: [], anonymous: false },
  });
  if (isRefusal(written)) throw new Error(written.message.en);
  const [row] = await reviewOf(shop, [customerId, subject.id]);
  const [review] = await shop.transaction(() => lockReviews(shop, [[row?.id ?? 0]]));
  if (review === undefined) throw new Error('The review was not kept.');
  return { id: review.id, version: review.version };
}
