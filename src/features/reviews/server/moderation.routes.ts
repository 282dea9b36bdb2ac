import { routes } from '#platform/http/api-calls.ts';
import { moderationContract } from '../moderation.contract.ts';
import {
  answerForShop,
  decideQuestions,
  questionQueue,
} from '#features/questions/server/question-moderation.service.ts';
import { decideReviews, reviewQueue } from './review-moderation.service.ts';

export const moderationRoutes = routes(moderationContract, {
  'GET /api/admin/reviews/': ({ shop, query, language }) => reviewQueue(shop, query, language),
  'POST /api/admin/reviews/decide/': ({ shop, caller, body }) =>
    decideReviews(shop, { ...body, by: caller.customerId }),
  'GET /api/admin/questions/': ({ shop, query, language }) => questionQueue(shop, query, language),
  'POST /api/admin/questions/decide/': ({ shop, caller, body }) =>
    decideQuestions(shop, { ...body, by: caller.customerId }),
  'POST /api/admin/questions/:id/answers/': async ({ shop, caller, params, body }) =>
    (await answerForShop(shop, { by: caller.customerId, questionId: params.id, text: body.text })) ?? {},
});
