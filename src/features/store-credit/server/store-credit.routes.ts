import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { creditContract } from '../store-credit.contract.ts';
import { changeCredit, creditLedger } from './store-credit.service.ts';

export const creditRoutes = routes(creditContract, {
  'GET /api/credit/': async ({ shop, query, caller }) => {
    const after = afterId('credit', query.after);
    if (after === undefined) return cursorRejection;
    return creditLedger(shop, { customerId: caller.customerId, after, address: '/api/credit/' });
  },
  'GET /api/admin/customers/:id/credit/': async ({ shop, params, query }) => {
    const after = afterId('credit', query.after);
    if (after === undefined) return cursorRejection;
    return creditLedger(shop, { customerId: params.id, after, address: `/api/admin/customers/${params.id}/credit/` });
  },
  'POST /api/admin/customers/:id/credit/': ({ shop, params, body, caller }) =>
    changeCredit(shop, { ...body, customerId: params.id, by: caller.customerId, role: caller.role }),
});
