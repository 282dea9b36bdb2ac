import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { creditContract } from '../store-credit.contract.ts';
import { changeCredit, creditLedger, unknownCustomer } from './store-credit.service.ts';

export const creditRoutes = routes(creditContract, {
  'GET /api/credit/': ({ shop, query, caller }) =>
    creditLedger(shop, { customerId: caller.customerId, query, address: '/api/credit/' }),
  'GET /api/admin/customers/:id/credit/': async ({ shop, params, query }) =>
    (await unknownCustomer(shop, params.id)) ??
    creditLedger(shop, { customerId: params.id, query, address: `/api/admin/customers/${params.id}/credit/` }),
  'POST /api/admin/customers/:id/credit/': ({ shop, params, body, caller }) =>
    changeCredit(shop, { ...body, customerId: params.id, by: caller.customerId, role: giverOf(caller).role }),
});
