import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { staffContract } from '../staff.contract.ts';
import { becomeFirstOwner } from './first-owner.service.ts';
import { dismiss, employ, listStaff } from './staff.service.ts';

export const staffRoutes = routes(staffContract, {
  'GET /api/admin/staff/': async ({ shop }) => ({ data: await listStaff(shop) }),
  'POST /api/admin/staff/': ({ shop, body: { before, ...wanted }, caller }) =>
    employ(shop, { ...wanted, seen: before, by: caller.customerId }),
  'DELETE /api/admin/staff/:id/': async ({ shop, params, query, caller }) =>
    (await dismiss(shop, { customerId: params.id, seen: query.before, by: caller.customerId })) ?? {},
  'POST /api/staff/first-owner/': async ({ shop, body, address, userAgent }) => {
    const tokens = await becomeFirstOwner(shop, { ...body, address, userAgent });
    return isRefusal(tokens) ? tokens : { tokens };
  },
});
