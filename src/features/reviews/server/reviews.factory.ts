import { bigint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { productSubject } from './review-subjects.ts';
import { lockReviews } from './moderation.store.ts';
import { writeReview } from './own-reviews.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';

const reviewOf = statement({
  name: 'test_review_of',
  params: { customerId: bigint, productId: bigint },
  row: { id: bigint },
  text: 'select id from reviews where customer_id = :customerId and product_id = :productId',
});

/** Creates a pending review for a test: `reviewReady(shop, { slug, customerId, stars: 4 })`. */
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
  const [row] = await reviewOf(shop, { customerId, productId: subject.id });
  const [review] = await shop.transaction(() => lockReviews(shop, { ids: [row?.id ?? 0] }));
  if (review === undefined) throw new Error('The review was not kept.');
  return { id: review.id, version: review.version };
}
