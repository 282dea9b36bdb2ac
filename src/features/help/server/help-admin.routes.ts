import { routes } from '#platform/http/api-calls.ts';
import { helpAdminContract } from '../help-admin.contract.ts';
import { createAnswer, adminAnswer, adminAnswers, removeAnswer, writeAnswer } from './help-admin.service.ts';

export const helpAdminRoutes = routes(helpAdminContract, {
  'GET /api/admin/answers/': async ({ shop }) => ({ data: await adminAnswers(shop) }),
  'POST /api/admin/answers/': ({ shop, body, caller }) => createAnswer(shop, { by: caller.customerId, draft: body }),
  'GET /api/admin/answers/:id/': ({ shop, params }) => adminAnswer(shop, params.id),
  'PUT /api/admin/answers/:id/': ({ shop, params, body: { version, ...draft }, caller }) =>
    writeAnswer(shop, { by: caller.customerId, ...params, version, draft }),
  'DELETE /api/admin/answers/:id/': ({ shop, params, query, caller }) =>
    removeAnswer(shop, { by: caller.customerId, ...params, ...query }),
});
