import { ownMatter } from '#features/accounts/account-errors.ts';
import { routes } from '#platform/http/api-calls.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { questionModerationContract } from '../question-moderation.contract.ts';
import { answerForShop, decideQuestions, questionQueue, undoQuestions } from './question-moderation.service.ts';

interface Items {
  readonly items: readonly { readonly kind: 'question' | 'answer'; readonly id: number }[];
}

const idsOf = ({ items }: Items, kind: Items['items'][number]['kind']) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

const chosenIn = (body: Items) => ({ questions: idsOf(body, 'question'), answers: idsOf(body, 'answer') });

interface Chosen {
  readonly questions: readonly number[];
  readonly answers: readonly number[];
}

const namesOf = ({ questions, answers }: Chosen) => [
  ...questions.map((id) => `question ${String(id)}`),
  ...answers.map((id) => `answer ${String(id)}`),
];

/** Returns the outcomes in the order of the request, in which questions and answers may be mixed. */
function outcomesOf(
  { items }: Items,
  done: Chosen,
  { own, language }: { readonly own?: Chosen; readonly language: Language },
) {
  const named = items.map(({ kind, id }) => `${kind} ${String(id)}`);
  const ofColleague = new Set(own === undefined ? [] : namesOf(own));
  const { data } = doneTogether(
    { ids: named, done: namesOf(done) },
    { refusal: (name) => (ofColleague.has(name) ? ownMatter() : null), language },
  );
  return { data: data.map((outcome, index) => ({ ...outcome, id: items[index]?.id ?? 0 })) };
}

export const questionModerationRoutes = routes(questionModerationContract, {
  'GET /api/admin/questions/': ({ shop, query, language }) => questionQueue(shop, query, language),
  'POST /api/admin/questions/bulk-decide/': async ({ shop, caller, body, language }) => {
    const decided = await decideQuestions(shop, { ...body, ...chosenIn(body), by: caller.customerId });
    return isRefusal(decided) ? decided : outcomesOf(body, decided, { own: decided.own, language });
  },
  'POST /api/admin/questions/bulk-undo/': async ({ shop, caller, body, language }) =>
    outcomesOf(body, await undoQuestions(shop, { ...body, ...chosenIn(body), by: caller.customerId }), { language }),
  'POST /api/admin/questions/:id/answers/': ({ shop, caller, params, body }) =>
    answerForShop(shop, { by: caller.customerId, questionId: params.id, text: body.text }),
});
