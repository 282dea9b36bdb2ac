import { cardNumberIn } from '#features/payments/server/card-number-guard.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { orderPaymentsContract } from '../order-payments.contract.ts';
import { payOrder, waysToPay } from './other-ways.service.ts';

export const orderPaymentsRoutes = routes(orderPaymentsContract, {
  'POST /api/orders/:number/pay/': ({ shop, params, body, caller }) =>
    cardNumberIn(body) ??
    payOrder(shop, {
      ...params,
      customerId: caller.customerId,
      method: body.payment_method,
      amount: body.amount,
      card: body.card,
    }),
  'GET /api/orders/:number/payment-methods/': async ({ shop, params, caller, language }) => {
    const data = await waysToPay(shop, { ...params, customerId: caller.customerId, language });
    return isRefusal(data) ? data : { data };
  },
});
