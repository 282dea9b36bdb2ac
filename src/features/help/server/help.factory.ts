import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import type { AnswerGroup } from '../help.rules.ts';
import { supportAnswers } from './help.tables.ts';

/** Creates an answer to a frequent question for tests. */
export async function answerReady(
  shop: Shop,
  wanted: {
    slug?: string;
    group?: AnswerGroup;
    question?: string;
    english?: string;
    position?: number;
    published?: boolean;
  } = {},
): Promise<{ id: number; slug: string }> {
  const slug = wanted.slug ?? `answer-${randomUUID().slice(0, 8)}`;
  const [answer] = await shop.db
    .insert(supportAnswers)
    .values({
      slug,
      group: wanted.group ?? 'buyers',
      position: wanted.position ?? 0,
      question: { fa: wanted.question ?? 'چطور بخرم؟', en: wanted.english ?? '' },
      answer: {
        fa: writtenDocument('به سبد بیفزایید و بپردازید.'),
        en: wanted.english === undefined ? null : writtenDocument('Add it to the cart and pay.'),
      },
      published: wanted.published ?? true,
      changedAt: shop.clock.now(),
    })
    .returning({ id: supportAnswers.id });
  if (answer === undefined) throw new Error('No answer was written.');
  shop.invalidate('answers');
  return { id: answer.id, slug };
}
