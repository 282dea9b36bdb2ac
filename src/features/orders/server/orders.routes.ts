import { routes } from '#platform/api-calls.ts';
import { ordersContract } from '../orders.contract.ts';
import { payAgain } from './order-payment.service.ts';
import { cancelOrder, listOrders, orderDetail } from './orders.service.ts';

export const ordersRoutes = routes(ordersContract, {
  'GET /api/orders/': ({ shop, query, caller }) =>
    listOrders(shop, { customerId: caller.customerId, after: query.after, pageSize: query.page_size }),
  'GET /api/orders/:number/': ({ shop, params, caller, language }) => orderDetail(shop, { ...params, customerId: caller.customerId, language }),
  'POST /api/orders/:number/pay/': ({ shop, params, caller }) => payAgain(shop, { ...params, customerId: caller.customerId }),
  'POST /api/orders/:number/cancel/': ({ shop, params, body, caller, language }) =>
    cancelOrder(shop, { ...params, customerId: caller.customerId, language, way: body.refund_way }),
});
