import { routes } from '#platform/http/api-calls.ts';
import { supportContract } from '../help.contract.ts';
import { listAnswers, voteOnAnswer } from './help.service.ts';

export const supportRoutes = routes(supportContract, {
  'GET /api/support/answers/': async ({ shop, query, language, depends }) => ({
    data: await listAnswers(shop, query.language ?? language, depends),
  }),
  'POST /api/support/answers/:slug/vote/': ({ shop, params, body, address }) =>
    voteOnAnswer(shop, { ...params, ...body, address }),
});
