import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { staffCancellationsContract } from '../cancellations-admin.contract.ts';
import { endByStaff } from './cancellations-admin.service.ts';

export const staffCancellationsRoutes = routes(staffCancellationsContract, {
  'POST /api/admin/orders/:number/cancel/': ({ shop, params, body, caller, language }) =>
    endByStaff(shop, {
      ...params,
      reason: body.reason,
      way: body.refund_method,
      language,
      state: 'cancelled',
      giver: giverOf(caller),
    }),
  'POST /api/admin/orders/:number/return/': ({ shop, params, body, caller, language }) =>
    endByStaff(shop, {
      ...params,
      reason: body.reason,
      way: body.refund_method,
      language,
      state: 'returned',
      giver: giverOf(caller),
    }),
});
