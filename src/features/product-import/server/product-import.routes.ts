import { routes } from '#platform/http/api-calls.ts';
import { productImportContract } from '../product-import.contract.ts';
import { applyImport, beginImport } from './product-import.service.ts';

export const productImportRoutes = routes(productImportContract, {
  'POST /api/admin/products/imports/': ({ shop, caller, file, query: { name, dry_run: dryRun }, language }) =>
    beginImport(shop, { caller, file, name, dryRun, language }),

  'POST /api/admin/products/imports/:id/apply/': ({ shop, caller, params: { id }, language }) =>
    applyImport(shop, { caller, id, language }),
});
