import { confirmCreditCode, sendCreditCode } from '#features/auth/server/credit-codes.service.ts';
import { comesFrom } from '#features/auth/server/guessing/comes-from.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { counterSalesContract } from '../counter-sales.contract.ts';
import { sellAtCounter } from './counter-sales.service.ts';

export const counterSalesRoutes = routes(counterSalesContract, {
  'POST /api/admin/orders/': ({ shop, caller, body, language }) =>
    sellAtCounter(shop, { by: caller.customerId, body, language }),

  'POST /api/admin/orders/credit-codes/': ({ shop, body, ...request }) =>
    sendCreditCode(shop, body.phone, comesFrom(request)),

  'POST /api/admin/orders/credit-codes/confirm/': async ({ shop, body, ...request }) => {
    const { session_id: sessionId, ...given } = body;
    const until = await confirmCreditCode(shop, { ...given, sessionId }, comesFrom(request));
    return isRefusal(until) ? until : { session_id: sessionId, expires_at: until.toISOString() };
  },
});
