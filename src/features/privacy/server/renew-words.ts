import { renewComments } from '#features/blog/server/comments.service.ts';
import { renewQuestions } from '#features/questions/server/questions.service.ts';
import { renewReviews } from '#features/reviews/server/reviews.service.ts';
import type { Shop } from '#platform/shop.ts';
import { publicWritings } from './privacy.store.ts';

/**
 * Invalidates every cached response that contains a customer's name or image: the reviews of products and sellers they rated, the questions of
 * products they wrote or answered, the comments of posts. One tag each; more tags than a broadcast can carry clear the whole cache of the other
 * processes.
 */
export async function renewWords(shop: Shop, customerId: number): Promise<void> {
  const writings = await publicWritings(shop, { customerId });
  const idsOf = (wanted: (typeof writings)[number]['kind']) =>
    writings.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const subjects = (['product', 'seller'] as const).flatMap((kind) => idsOf(kind).map((id) => ({ kind, id })));
  renewReviews(shop, subjects);
  renewQuestions(shop, idsOf('question'));
  renewComments(shop, idsOf('post'));
}
