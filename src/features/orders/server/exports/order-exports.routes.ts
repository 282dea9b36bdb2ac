import { beginJob } from '#features/jobs/server/jobs.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { orderExportsContract } from '../../order-exports.contract.ts';
import { ordersStaff } from '../../orders-admin.contract.ts';

export const orderExportsRoutes = routes(orderExportsContract, {
  'POST /api/admin/orders/exports/': ({ shop, caller, body, language }) =>
    beginJob(shop, { kind: 'orders-export', caller, access: ordersStaff, input: body, language }),
});
