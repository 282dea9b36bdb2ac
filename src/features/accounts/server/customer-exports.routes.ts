import { beginJob } from '#features/jobs/server/jobs.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { customerExportsContract } from '../customer-exports.contract.ts';
import { customersStaff } from '../customers-admin.contract.ts';

export const customerExportsRoutes = routes(customerExportsContract, {
  'POST /api/admin/customers/exports/': ({ shop, caller, body, language }) =>
    beginJob(shop, { kind: 'customers-export', caller, access: customersStaff, input: body, language }),
});
