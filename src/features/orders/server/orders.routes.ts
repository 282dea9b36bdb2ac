import { routes } from '#platform/http/api-calls.ts';
import { ordersContract } from '../orders.contract.ts';
import { listOrders } from './orders.service.ts';

export const ordersRoutes = routes(ordersContract, {
  'GET /api/orders/': ({ shop, query, caller }) =>
    listOrders(shop, { customerId: caller.customerId, after: query.after, pageSize: query.page_size }),
});
