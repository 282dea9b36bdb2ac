import { beginJob } from '#features/jobs/server/jobs.service.ts';
import type { BulkInput } from '#features/jobs/server/bulk-jobs.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { stockStaff } from '../inventory-admin.contract.ts';
import { stockExportsContract } from '../stock-exports.contract.ts';
import { levelCounted } from '../stock-locations.rules.ts';

export const stockExportsRoutes = routes(stockExportsContract, {
  'POST /api/admin/stock/exports/': ({ shop, caller, body, language }) =>
    beginJob(shop, { kind: 'stock-movements-export', caller, access: stockStaff, input: body, language }),

  'POST /api/admin/stock/bulk-move/jobs/': ({ shop, caller, body: { items, note = '' }, language }) =>
    beginJob(shop, {
      kind: 'stock-bulk-move',
      caller,
      access: stockStaff,
      input: { note } satisfies BulkInput,
      language,
      items: items.map((item) => ({ subjectId: item.variant_id, names: levelCounted(item), item })),
    }),
});
