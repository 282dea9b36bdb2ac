import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { pagesAdminContract } from '../pages-admin.contract.ts';
import { adminPage, writePage } from './pages-admin.service.ts';

export const pagesAdminRoutes = routes(pagesAdminContract, {
  'GET /api/admin/written-pages/:name/': ({ shop, params }) => adminPage(shop, params.name),
  'PUT /api/admin/written-pages/:name/': ({ shop, caller, params, body }) =>
    thenRead(writePage(shop, { by: caller.customerId, ...params, ...body }), () => adminPage(shop, params.name)),
});
