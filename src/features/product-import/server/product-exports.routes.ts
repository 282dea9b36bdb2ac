import { beginJob } from '#features/jobs/server/jobs.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { productExportsContract } from '../product-exports.contract.ts';

export const productExportsRoutes = routes(productExportsContract, {
  'POST /api/admin/products/exports/': ({ shop, caller, body, language }) =>
    beginJob(shop, { kind: 'products-export', caller, access: managers, input: body, language }),

  'POST /api/admin/variants/bulk-reprice/jobs/': ({ shop, caller, body: { items }, language }) =>
    beginJob(shop, {
      kind: 'variants-bulk-reprice',
      caller,
      access: managers,
      input: {},
      language,
      items: items.map((item) => ({ subjectId: item.variant_id, names: String(item.variant_id), item })),
    }),
});
