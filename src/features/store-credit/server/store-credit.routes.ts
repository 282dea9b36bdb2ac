import { routes } from '#platform/http/api-calls.ts';
import { creditContract } from '../store-credit.contract.ts';
import { changeCredit, creditLedger } from './store-credit.service.ts';

export const creditRoutes = routes(creditContract, {
  'GET /api/credit/': async ({ shop, query, caller }) => {
    const { balance, entries, next } = await creditLedger(shop, {
      customerId: caller.customerId,
      before: query.before,
    });
    return { balance, data: entries, next: next === null ? null : `/api/credit/?before=${next}` };
  },
  'GET /api/admin/customers/:id/credit/': async ({ shop, params, query }) => {
    const { balance, entries, next } = await creditLedger(shop, { customerId: params.id, before: query.before });
    return {
      balance,
      data: entries,
      next: next === null ? null : `/api/admin/customers/${params.id}/credit/?before=${next}`,
    };
  },
  'POST /api/admin/customers/:id/credit/': ({ shop, params, body, caller }) =>
    changeCredit(shop, { ...body, customerId: params.id, by: caller.customerId, role: caller.role }),
});
