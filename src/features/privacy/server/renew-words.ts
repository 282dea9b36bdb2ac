import { renewComments } from '#features/blog/server/comments.service.ts';
import { renewQuestions } from '#features/questions/server/questions.service.ts';
import { renewReviews } from '#features/reviews/server/reviews.service.ts';
import type { Shop } from '#platform/shop.ts';
import { publicWritings } from './privacy.store.ts';

/**
 * Has everything answered anew that shows a customer's name or image: the reviews of each product and shop that they judged, the
 * questions of each product that they wrote or answered, the comments of each post. A tag for each; more tags than a
 * broadcast carries cost the other processes all they have cached.
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
