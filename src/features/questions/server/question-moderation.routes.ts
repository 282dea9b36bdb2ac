import { routes } from '#platform/http/api-calls.ts';
import { questionModerationContract } from '../question-moderation.contract.ts';
import { answerForShop, decideQuestions, questionQueue, undoQuestions } from './question-moderation.service.ts';

export const questionModerationRoutes = routes(questionModerationContract, {
  'GET /api/admin/questions/': ({ shop, query, language }) => questionQueue(shop, query, language),
  'POST /api/admin/questions/decide/': ({ shop, caller, body }) =>
    decideQuestions(shop, { ...body, by: caller.customerId }),
  'POST /api/admin/questions/undo/': ({ shop, caller, body }) =>
    undoQuestions(shop, { ...body, by: caller.customerId }),
  'POST /api/admin/questions/:id/answers/': ({ shop, caller, params, body }) =>
    answerForShop(shop, { by: caller.customerId, questionId: params.id, text: body.text }),
});
