import { usualPageSize } from '#shared/contract/replies.ts';
import { withoutOwnMatters } from '#features/accounts/server/roles.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { secondStepNeeded } from '#platform/http/second-step.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { namedProduct } from '#shared/notices.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { questionsMessages } from '../questions.messages.ts';
import {
  countAnswers,
  countQuestionStates,
  insertShopAnswer,
  lockAnswers,
  lockQuestions,
  moderatedQuestions,
  setAnswerStates,
  setQuestionStates,
  type LockedAnswer,
  type LockedQuestion,
  type LockedText,
  type ModeratedQuestionRow,
  type QuestionQueueState,
} from './question-moderation.store.ts';
import { questionsTag } from './questions.service.ts';
import type { ModeratedState } from '#features/reviews/moderation.contract.ts';
import { decided, type Decision } from '#features/reviews/server/review-moderation.service.ts';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';

interface QuestionQueuePage {
  readonly data: ModeratedQuestion[];
  readonly next: string | null;
  readonly counts: Record<QuestionQueueState, number>;
}

/** Returns a page of the moderation queue of questions, in two queries. */
export async function questionQueue(
  shop: Shop,
  requested: { status?: QuestionQueueState; page_size?: number; after?: string },
  language: Language,
): Promise<QuestionQueuePage | Refusal<'invalid-request'>> {
  const { status = 'waiting', page_size: size = usualPageSize } = requested;
  const order = `moderated-questions-${status}`;
  const after = requested.after === undefined ? null : readCursor(order, requested.after);
  if (requested.after !== undefined && after === null) return cursorRejection;
  const [rows, [counts]] = await Promise.all([
    moderatedQuestions(shop, { state: status, afterId: after?.id ?? null, language, limit: size + 1 }),
    countQuestionStates(shop),
  ]);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const search = new URLSearchParams({ status, page_size: String(size) });
  if (last !== undefined) search.set('after', writeCursor(order, { key: 0, id: last.id }));
  return {
    data: visible.map(asModerated),
    next: rows.length > size ? `/api/admin/questions/?${search.toString()}` : null,
    counts: counts ?? { waiting: 0, approved: 0, refused: 0, unanswered: 0 },
  };
}

function asModerated({
  customerId,
  writer,
  createdAt,
  slug,
  name,
  answers,
  state,
  refusal,
  ...question
}: ModeratedQuestionRow): ModeratedQuestion {
  return {
    ...question,
    status: state,
    reason: refusal,
    about: { name, address: productAddress(slug) },
    writer: { id: customerId, name: writer },
    created_at: createdAt.toISOString(),
    answers: answers.map((answer) => ({
      id: answer.id,
      text: answer.text,
      status: answer.state,
      reason: answer.refusal,
      writer: { id: answer.customerId, name: answer.writer },
      created_at: new Date(answer.createdAt).toISOString(),
      by_shop: answer.byShop,
    })),
  };
}

/** The ids of questions and answers. */
interface Texts {
  readonly questions: number[];
  readonly answers: number[];
}

/** The moderated texts, and those left to a colleague: the moderator's own, and those about products they sell. */
interface Decided extends Texts {
  readonly own: Texts;
}

/** Locks questions and answers for the transaction, without those that the moderator must leave to a colleague. */
async function lockTexts(
  shop: Shop,
  { by, ...ids }: { readonly by: number; readonly questions: readonly number[]; readonly answers: readonly number[] },
) {
  const allQuestions = await lockQuestions(shop, { ids: ids.questions });
  const allAnswers = await lockAnswers(shop, { ids: ids.answers });
  const of = ({ customerId, ownerId }: LockedQuestion | LockedAnswer) => [customerId, ownerId];
  const questions = await withoutOwnMatters(shop, { by, rows: allQuestions, of });
  const answers = await withoutOwnMatters(shop, { by, rows: allAnswers, of });
  const rest = <Row extends LockedText>(all: readonly Row[], left: readonly Row[]) =>
    all.filter((text) => !left.includes(text)).map(({ id }) => id);
  return { questions, answers, own: { questions: rest(allQuestions, questions), answers: rest(allAnswers, answers) } };
}

/** Approves or refuses questions and answers, in one transaction with the audit log and the notifications. */
export async function decideQuestions(
  shop: Shop,
  decision: Decision & { readonly questions: readonly number[]; readonly answers: readonly number[] },
): Promise<Decided | Refusal<'reason-needed'>> {
  const outcome = decided(decision);
  if ('message' in outcome) return outcome;
  const { state, refusal } = outcome;
  return shop.transaction(async () => {
    const { questions, answers, own } = await lockTexts(shop, decision);
    const stirred = <Row extends LockedText>(texts: readonly Row[]) =>
      texts.filter((text) => text.state !== state || text.refusal !== refusal);
    const [requests, given] = [stirred(questions), stirred(answers)];
    if (requests.length > 0) await setQuestionStates(shop, { ids: requests.map(({ id }) => id), state, refusal });
    if (given.length > 0) await settleAnswers(shop, given, { state, refusal });
    for (const question of requests) {
      await notify(shop, question, `question-${state}`);
      if (state === 'approved') await notifySeller(shop, question);
    }
    for (const answer of given) {
      await notify(shop, answer, `answer-${state}`);
      if (state === 'approved' && answer.askerId !== answer.customerId)
        await notify(shop, { ...answer, customerId: answer.askerId }, 'question-answered');
    }
    await recordDecision(shop, { requests, given }, { state, refusal, by: decision.by });
    return { questions: questions.map(({ id }) => id), answers: answers.map(({ id }) => id), own };
  });
}

/**
 * Undoes a decision while nothing followed from it: the texts are pending again, and nobody is notified. Questions answered since, and texts decided
 * differently since, stay as they are.
 */
export async function undoQuestions(
  shop: Shop,
  wanted: Omit<Decision, 'reason'> & { readonly questions: readonly number[]; readonly answers: readonly number[] },
): Promise<{ questions: number[]; answers: number[] }> {
  const from = wanted.decision === 'approve' ? 'approved' : 'refused';
  const waits = { state: 'waiting', refusal: null } as const;
  return shop.transaction(async () => {
    const { questions, answers } = await lockTexts(shop, wanted);
    const given = answers.filter(({ state }) => state === from);
    const takenBack = (questionId: number) =>
      from === 'approved' ? given.filter((answer) => answer.questionId === questionId).length : 0;
    const requests = questions.filter(({ id, state, answers }) => state === from && answers === takenBack(id));
    if (given.length > 0) await settleAnswers(shop, given, waits);
    if (requests.length > 0) await setQuestionStates(shop, { ids: requests.map(({ id }) => id), ...waits });
    await recordDecision(shop, { requests, given }, { ...waits, by: wanted.by });
    return { questions: requests.map(({ id }) => id), answers: given.map(({ id }) => id) };
  });
}

interface Stirred {
  readonly requests: readonly LockedText[];
  readonly given: readonly LockedText[];
}

/** Records a decision and invalidates the pages of its products. */
async function recordDecision(
  shop: Shop,
  { requests, given }: Stirred,
  { by, ...after }: { readonly by: number; readonly state: ModeratedState; readonly refusal: string | null },
): Promise<void> {
  const changeOf =
    (subject: 'question' | 'answer') =>
    ({ id, state, refusal }: LockedText): Change => ({
      by,
      action: `${subject}.${after.state}`,
      subject,
      subjectId: id,
      before: { state, refusal },
      after,
    });
  await recordChange(shop, ...requests.map(changeOf('question')), ...given.map(changeOf('answer')));
  shop.invalidate(...[...requests, ...given].map(({ productId }) => questionsTag(productId)));
}

async function settleAnswers(
  shop: Shop,
  given: readonly (LockedText & { readonly questionId: number })[],
  { state, refusal }: { state: ModeratedState; refusal: string | null },
): Promise<void> {
  await setAnswerStates(shop, { ids: given.map(({ id }) => id), state, refusal });
  const change = ({ state: before }: LockedText) => Number(state === 'approved') - Number(before === 'approved');
  await countAnswers(shop, { ids: given.map(({ questionId }) => questionId), changes: given.map(change) });
}

type Kind = 'question-approved' | 'question-refused' | 'question-answered' | 'answer-approved' | 'answer-refused';

async function notify(
  shop: Shop,
  { customerId, slug, ...named }: Pick<LockedText, 'customerId' | 'name' | 'nameEn' | 'slug'>,
  kind: Kind,
): Promise<void> {
  await shop.publish('notice.due', {
    customerId,
    kind,
    params: namedProduct(named),
    link: `${productAddress(slug)}#questions`,
  });
}

/** Notifies the product's seller of a visible question, once, unless they wrote it. */
async function notifySeller(shop: Shop, { id, customerId, ownerId, slug, ...named }: LockedQuestion): Promise<void> {
  if (ownerId === null || ownerId === customerId) return;
  const params = namedProduct(named);
  await shop.publish('notice.due', {
    customerId: ownerId,
    kind: 'seller-question',
    params,
    link: `${productAddress(slug)}#questions`,
    once: `seller-question:${id}`,
  });
}

interface ShopAnswer {
  readonly by: number;
  readonly questionId: number;
  readonly text: string;
}

const questionNotFound = () =>
  refuse(
    'question-not-found',
    inBoth(questionsMessages, (t) => t.questionNotFound),
  );

/** Answers a question for the shop, visible immediately; a pending question is approved by it. */
export async function answerForShop(
  shop: Shop,
  answer: ShopAnswer,
): Promise<{ id: number } | Refusal<'question-not-found'>> {
  return shop.transaction(async () => {
    const [question] = await lockQuestions(shop, { ids: [answer.questionId] });
    if (question === undefined) return questionNotFound();
    if (question.state !== 'approved') {
      await setQuestionStates(shop, { ids: [question.id], state: 'approved', refusal: null });
      await notifySeller(shop, question);
    }
    return { id: await showAnswer(shop, question, answer) };
  });
}

/** Answers a visible question as the product's seller, visible immediately like the shop's answers; false for anybody else. */
export async function answerAsSeller(
  shop: Shop,
  { secondStepDone, ...answer }: ShopAnswer & { readonly secondStepDone: boolean },
): Promise<boolean | Refusal<'question-not-found' | 'second-step-needed'>> {
  return shop.transaction(async () => {
    const [question] = await lockQuestions(shop, { ids: [answer.questionId] });
    if (question?.state !== 'approved') return questionNotFound();
    if (question.ownerId !== answer.by) return false;
    if (shop.config.secondStep === 'required' && !secondStepDone) return secondStepNeeded();
    await showAnswer(shop, question, answer);
    return true;
  });
}

async function showAnswer(shop: Shop, question: LockedQuestion, { by, questionId, text }: ShopAnswer): Promise<number> {
  const [answer] = await insertShopAnswer(shop, { questionId, customerId: by, text, now: shop.clock.now() });
  if (answer === undefined) throw new Error('An answer that was just written is gone.');
  if (question.customerId !== by) await notify(shop, question, 'question-answered');
  await recordChange(shop, {
    by,
    action: 'question.answered',
    subject: 'question',
    subjectId: questionId,
    before: { state: question.state },
    after: { state: 'approved', answer: answer.id, text },
  });
  shop.invalidate(questionsTag(question.productId));
  return answer.id;
}
