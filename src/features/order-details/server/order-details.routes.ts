import { routes } from '#platform/http/api-calls.ts';
import { orderDetailsContract } from '../order-details.contract.ts';
import { orderDetail, reconciledOrder, takeBackExcess } from './order-details.service.ts';

export const orderDetailsRoutes = routes(orderDetailsContract, {
  'GET /api/orders/:number/': ({ shop, params, caller, language }) =>
    orderDetail(shop, { ...params, customerId: caller.customerId, language }),
  'POST /api/orders/:number/return-excess/': ({ shop, params, body, caller, language }) =>
    takeBackExcess(shop, { ...params, customerId: caller.customerId, language, way: body.refund_method }),
  'POST /api/orders/:number/refresh-payments/': ({ shop, params, caller, language }) =>
    reconciledOrder(shop, { ...params, customerId: caller.customerId, language }),
});
