import { cardNumberIn } from '#features/payments/server/card-number-guard.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { ordersContract } from '../orders.contract.ts';
import { cancelOrder, listOrders, orderDetail } from './orders.service.ts';
import { askAgain, payOrder, waysToPay } from './other-ways.service.ts';

export const ordersRoutes = routes(ordersContract, {
  'GET /api/orders/': ({ shop, query, caller }) =>
    listOrders(shop, { customerId: caller.customerId, after: query.after, pageSize: query.page_size }),
  'GET /api/orders/:number/': ({ shop, params, caller, language }) =>
    orderDetail(shop, { ...params, customerId: caller.customerId, language }),
  'POST /api/orders/:number/pay/': ({ shop, params, body, caller }) =>
    cardNumberIn(body) ??
    payOrder(shop, { ...params, customerId: caller.customerId, method: body.payment_method, card: body.card }),
  'GET /api/orders/:number/ways/': ({ shop, params, caller, language }) =>
    waysToPay(shop, { ...params, customerId: caller.customerId, language }),
  'POST /api/orders/:number/ask/': ({ shop, params, caller, language }) =>
    askAgain(shop, { ...params, customerId: caller.customerId, language }),
  'POST /api/orders/:number/cancel/': ({ shop, params, body, caller, language }) =>
    cancelOrder(shop, { ...params, customerId: caller.customerId, language, way: body.refund_way }),
});
