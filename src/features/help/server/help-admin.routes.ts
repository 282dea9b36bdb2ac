import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { helpAdminContract } from '../help-admin.contract.ts';
import { createAnswer, adminAnswer, adminAnswers, removeAnswer, writeAnswer } from './help-admin.service.ts';

export const helpAdminRoutes = routes(helpAdminContract, {
  'GET /api/admin/help-answers/': async ({ shop }) => ({ data: await adminAnswers(shop) }),
  'POST /api/admin/help-answers/': ({ shop, body, caller }) =>
    thenRead(createAnswer(shop, { by: caller.customerId, draft: body }), ({ id }) => adminAnswer(shop, id)),
  'GET /api/admin/help-answers/:id/': ({ shop, params }) => adminAnswer(shop, params.id),
  'PUT /api/admin/help-answers/:id/': ({ shop, params, body: { version, ...draft }, caller }) =>
    thenRead(writeAnswer(shop, { by: caller.customerId, ...params, version, draft }), ({ id }) =>
      adminAnswer(shop, id),
    ),
  'DELETE /api/admin/help-answers/:id/': ({ shop, params, query, caller }) =>
    removeAnswer(shop, { by: caller.customerId, ...params, ...query }),
});
