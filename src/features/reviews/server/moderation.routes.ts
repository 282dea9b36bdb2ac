import { ownMatter } from '#features/accounts/account-errors.ts';
import { routes } from '#platform/http/api-calls.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { moderationContract } from '../moderation.contract.ts';
import { decideReviews, reviewQueue, undoDecision } from './review-moderation.service.ts';

const idsOf = ({ reviews }: { readonly reviews: readonly { readonly id: number }[] }) => reviews.map(({ id }) => id);

export const moderationRoutes = routes(moderationContract, {
  'GET /api/admin/reviews/': ({ shop, query, language }) => reviewQueue(shop, query, language),
  'POST /api/admin/reviews/bulk-decide/': async ({ shop, caller, body, language }) => {
    const decided = await decideReviews(shop, { ...body, by: caller.customerId });
    if (isRefusal(decided)) return decided;
    return doneTogether(
      { ids: idsOf(body), done: decided.done },
      { refusal: (id) => (decided.own.includes(id) ? ownMatter() : changedMeanwhile()), language },
    );
  },
  'POST /api/admin/reviews/bulk-undo/': async ({ shop, caller, body }) =>
    doneTogether({ ids: idsOf(body), done: await undoDecision(shop, { ...body, by: caller.customerId }) }),
});
