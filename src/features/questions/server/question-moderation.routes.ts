import { routes } from '#platform/http/api-calls.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { questionModerationContract } from '../question-moderation.contract.ts';
import { answerForShop, decideQuestions, questionQueue, undoQuestions } from './question-moderation.service.ts';

interface Items {
  readonly items: readonly { readonly kind: 'question' | 'answer'; readonly id: number }[];
}

const idsOf = ({ items }: Items, kind: Items['items'][number]['kind']) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

const chosenIn = (body: Items) => ({ questions: idsOf(body, 'question'), answers: idsOf(body, 'answer') });

/** The outcomes in the order of the request, in which questions and answers may stand mixed. */
function outcomesOf(
  { items }: Items,
  done: { readonly questions: readonly number[]; readonly answers: readonly number[] },
) {
  const named = items.map(({ kind, id }) => `${kind} ${String(id)}`);
  const finished = [
    ...done.questions.map((id) => `question ${String(id)}`),
    ...done.answers.map((id) => `answer ${String(id)}`),
  ];
  const { data } = doneTogether({ ids: named, done: finished });
  return { data: data.map((outcome, index) => ({ ...outcome, id: items[index]?.id ?? 0 })) };
}

export const questionModerationRoutes = routes(questionModerationContract, {
  'GET /api/admin/questions/': ({ shop, query, language }) => questionQueue(shop, query, language),
  'POST /api/admin/questions/bulk-decide/': async ({ shop, caller, body }) => {
    const decided = await decideQuestions(shop, { ...body, ...chosenIn(body), by: caller.customerId });
    return isRefusal(decided) ? decided : outcomesOf(body, decided);
  },
  'POST /api/admin/questions/bulk-undo/': async ({ shop, caller, body }) =>
    outcomesOf(body, await undoQuestions(shop, { ...body, ...chosenIn(body), by: caller.customerId })),
  'POST /api/admin/questions/:id/answers/': ({ shop, caller, params, body }) =>
    answerForShop(shop, { by: caller.customerId, questionId: params.id, text: body.text }),
});
