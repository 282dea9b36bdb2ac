import { usualPageSize } from '#shared/contract/replies.ts';
import { hasBought } from '#features/orders/server/purchases.service.ts';
import type { Dependencies } from '#platform/cache/cache.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { OwnQuestions, Question, QuestionList } from '../questions.contract.ts';
import { questionsMessages } from '../questions.messages.ts';
import {
  addAnswerVote,
  answerVotesOn,
  countQuestions,
  insertQuestion,
  removeAnswerVote,
  sellsProduct,
  visibleQuestions,
  unseenQuestions,
  votedAnswer,
  type VisibleQuestion,
} from './questions.store.ts';

const hourSeconds = 3_600;
/** Limit of questions and answers per customer. */
export const maxTextsPerHour = 20;
const maxVotesPerHour = 300;
const order = 'questions';

/** Returns the cache tag of responses with a product's questions. */
export const questionsTag = (productId: number): string => `questions:${productId}`;

/** Returns a page of a product's questions with their answers, in two queries. */
export async function listQuestions(
  shop: Shop,
  { productId, address, query }: { productId: number; address: string; query: { page_size?: number; after?: string } },
  depends: Dependencies,
): Promise<Omit<QuestionList, 'next_after'> | Refusal<'invalid-request'>> {
  const size = query.page_size ?? usualPageSize;
  const after = query.after === undefined ? null : readCursor(order, query.after);
  if (query.after !== undefined && after === null) return cursorRejection;
  depends.tag(questionsTag(productId));
  const [rows, [counted]] = await Promise.all([
    visibleQuestions(shop, { productId, before: after?.id ?? null, limit: size + 1 }),
    countQuestions(shop, { productId }),
  ]);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  return {
    count: counted?.count ?? 0,
    data: visible.map(asQuestion),
    next:
      rows.length > size && last !== undefined
        ? `${address}?${new URLSearchParams({ page_size: String(size), after: writeCursor(order, { key: 0, id: last.id }) }).toString()}`
        : null,
  };
}

function asQuestion({ createdAt, answers, ...question }: VisibleQuestion): Question {
  return {
    ...question,
    created_at: createdAt.toISOString(),
    answers: answers.map(({ byShop, createdAt: at, helpful, ...answer }) => ({
      ...answer,
      by_shop: byShop,
      helpful_count: helpful,
      created_at: new Date(at).toISOString(),
    })),
  };
}

interface Asker {
  readonly customerId: number;
  readonly productId: number;
}

/** Returns a customer's own questions, votes and permissions for a product's questions. */
export async function ownQuestions(shop: Shop, { customerId, productId }: Asker): Promise<OwnQuestions> {
  const [questions, bought, [selling], votes] = await Promise.all([
    unseenQuestions(shop, { productId, customerId }),
    hasBought(shop, { customerId, productId }),
    sellsProduct(shop, { productId, customerId }),
    answerVotesOn(shop, { productId, customerId }),
  ]);
  return { questions, may_answer: bought || selling?.sells === true, votes: votes.map(({ id }) => id) };
}

/** Stores a question about a product, pending moderation. */
export async function ask(
  shop: Shop,
  { customerId, productId, text }: Asker & { text: string },
): Promise<OwnQuestions | Refusal<'too-many-tries'>> {
  const slow = await tooOften(shop, `question:${customerId}`, maxTextsPerHour);
  if (slow !== null) return slow;
  await insertQuestion(shop, { productId, customerId, text, now: shop.clock.now() });
  return ownQuestions(shop, { customerId, productId });
}

/** Adds or removes a helpful vote for an answer and returns the new count. Idempotent. */
export async function voteOnAnswer(
  shop: Shop,
  { customerId, answerId, helpful }: { customerId: number; answerId: number; helpful: boolean },
): Promise<{ helpful_count: number } | Refusal<'answer-not-found' | 'own-answer' | 'too-many-tries'>> {
  const slow = await tooOften(shop, `answer-votes:${customerId}`, maxVotesPerHour);
  if (slow !== null) return slow;
  const [voted] = await (helpful ? addAnswerVote : removeAnswerVote)(shop, { answerId, customerId });
  if (voted !== undefined) {
    shop.invalidate(questionsTag(voted.productId));
    return { helpful_count: voted.helpful };
  }
  const [answer] = await votedAnswer(shop, { id: answerId });
  if (answer === undefined)
    return refuse(
      'answer-not-found',
      inBoth(questionsMessages, (t) => t.answerNotFound),
    );
  if (answer.customerId === customerId)
    return refuse(
      'own-answer',
      inBoth(questionsMessages, (t) => t.ownAnswer),
    );
  return { helpful_count: answer.helpful };
}

/** Refuses a caller who exceeds the hourly limit, which is above what a person would do. */
export async function tooOften(shop: Shop, key: string, max: number): Promise<Refusal<'too-many-tries'> | null> {
  const { allowed, retryAfterSeconds } = await countTry(shop, { key, max, windowSeconds: hourSeconds });
  return allowed
    ? null
    : refuse(
        'too-many-tries',
        inBoth(questionsMessages, (t) => t.tooOften),
        { retryAfterSeconds },
      );
}

/** Invalidates the questions of products after an author's name changed or was removed. */
export function renewQuestions(shop: Shop, productIds: readonly number[]): void {
  shop.invalidate(...productIds.map(questionsTag));
}
