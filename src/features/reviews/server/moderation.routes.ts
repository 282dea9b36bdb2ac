import { routes } from '#platform/http/api-calls.ts';
import { moderationContract } from '../moderation.contract.ts';
import { decideReviews, reviewQueue, undoDecision } from './review-moderation.service.ts';

export const moderationRoutes = routes(moderationContract, {
  'GET /api/admin/reviews/': ({ shop, query, language }) => reviewQueue(shop, query, language),
  'POST /api/admin/reviews/decide/': ({ shop, caller, body }) =>
    decideReviews(shop, { ...body, by: caller.customerId }),
  'POST /api/admin/reviews/undo/': ({ shop, caller, body }) => undoDecision(shop, { ...body, by: caller.customerId }),
});
