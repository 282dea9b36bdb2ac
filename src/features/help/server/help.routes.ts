import { routes } from '#platform/http/api-calls.ts';
import { supportContract } from '../help.contract.ts';
import { listAnswers, voteOnAnswer } from './help.service.ts';

export const supportRoutes = routes(supportContract, {
  'GET /api/help-answers/': async ({ shop, query, language, depends }) => ({
    data: await listAnswers(shop, query.language ?? language, depends),
  }),
  'POST /api/help-answers/:slug/vote/': ({ shop, params, body, address }) =>
    voteOnAnswer(shop, { ...params, ...body, address }),
});
