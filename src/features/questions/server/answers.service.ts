import { hasBought } from '#features/orders/server/purchases.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { questionsMessages } from '../questions.messages.ts';
import { answerAsSeller } from './question-moderation.service.ts';
import { maxTextsPerHour, tooOften } from './questions.service.ts';
import { insertAnswer, visibleQuestion } from './questions.store.ts';

/**
 * Answers a visible question: the product's seller without approval, after two-factor authentication where the shop requires it, a buyer after
 * approval by staff; refused for others.
 */
export async function answerQuestion(
  shop: Shop,
  {
    customerId,
    questionId,
    text,
    secondStepDone,
  }: { customerId: number; questionId: number; text: string; secondStepDone: boolean },
): Promise<
  | { status: 'waiting' | 'approved' }
  | Refusal<'question-not-found' | 'only-buyers' | 'second-step-needed' | 'too-many-tries'>
> {
  const slow = await tooOften(shop, `answer:${customerId}`, maxTextsPerHour);
  if (slow !== null) return slow;
  const bySeller = await answerAsSeller(shop, { by: customerId, questionId, text, secondStepDone });
  if (isRefusal(bySeller)) return bySeller;
  if (bySeller) return { status: 'approved' };
  const [question] = await visibleQuestion(shop, { id: questionId });
  if (question === undefined || !(await hasBought(shop, { customerId, productId: question.productId }))) {
    return refuse(
      'only-buyers',
      inBoth(questionsMessages, (t) => t.onlyBuyers),
    );
  }
  await insertAnswer(shop, { questionId, customerId, text, now: shop.clock.now() });
  return { status: 'waiting' };
}
