import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { ordersContract } from '../orders.contract.ts';
import { listOrders } from './orders.service.ts';

export const ordersRoutes = routes(ordersContract, {
  'GET /api/orders/': ({ shop, query, caller }) => {
    const before = afterId('orders', query.after);
    if (before === undefined) return cursorRejection;
    return listOrders(shop, { customerId: caller.customerId, before, pageSize: query.page_size });
  },
});
