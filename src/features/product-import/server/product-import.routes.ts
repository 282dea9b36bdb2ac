import { routes } from '#platform/http/api-calls.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { productImportContract } from '../product-import.contract.ts';
import {
  beginImport,
  importNow,
  importReport,
  applyImport,
  recentImports,
  stopImport,
} from './product-import.service.ts';

export const productImportRoutes = routes(productImportContract, {
  'POST /api/admin/products/imports/': ({ shop, caller, file, query }) =>
    beginImport(shop, caller.customerId, { file, name: query.name }),

  'GET /api/admin/products/imports/': async ({ shop }) => ({ data: await recentImports(shop) }),

  'GET /api/admin/products/imports/:id/': ({ shop, params, language }) => importNow(shop, params.id, language),

  'POST /api/admin/products/imports/:id/keep/': async ({ shop, caller, params, language }) =>
    (await applyImport(shop, caller.customerId, params.id)) ?? importNow(shop, params.id, language),

  'POST /api/admin/products/imports/:id/stop/': async ({ shop, params, language }) =>
    (await stopImport(shop, params.id)) ?? importNow(shop, params.id, language),

  'GET /api/admin/products/imports/:id/report.csv': async ({ shop, params, language }) => {
    const report = await importReport(shop, params.id, language);
    return isRefusal(report) ? report : fileNamed(report.name, Buffer.from(report.text));
  },
});
