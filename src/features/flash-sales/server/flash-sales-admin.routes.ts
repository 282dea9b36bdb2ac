import { usualPageSize } from '#shared/contract/replies.ts';
import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { flashSalesAdminContract } from '../flash-sales-admin.contract.ts';
import {
  addFlashSale,
  adminFlashSale,
  changeFlashSale,
  endFlashSale,
  listFlashSales,
} from './flash-sales-admin.service.ts';

export const flashSalesAdminRoutes = routes(flashSalesAdminContract, {
  'GET /api/admin/flash-sales/': async ({ shop, query, language }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('flashsales', query.after);
    if (after === undefined) return cursorRejection;
    const { data: visible, next } = pageAfter(
      await listFlashSales(shop, { ...query, before: after ?? undefined }, { language, limit: size + 1 }),
      {
        order: 'flashsales',
        size,
        address: '/api/admin/flash-sales/',
        query,
      },
    );
    return { data: [...visible], next };
  },
  'POST /api/admin/flash-sales/': ({ shop, caller, body, language }) =>
    thenRead(addFlashSale(shop, caller.customerId, body), ({ id }) => adminFlashSale(shop, id, language)),
  'GET /api/admin/flash-sales/:id/': ({ shop, params, language }) => adminFlashSale(shop, params.id, language),
  'PUT /api/admin/flash-sales/:id/': ({ shop, caller, params, body, language }) =>
    thenRead(changeFlashSale(shop, caller.customerId, { ...body, id: params.id }), ({ id }) =>
      adminFlashSale(shop, id, language),
    ),
  'POST /api/admin/flash-sales/:id/end/': ({ shop, caller, params, body, language }) =>
    thenRead(endFlashSale(shop, caller.customerId, { ...body, id: params.id }), ({ id }) =>
      adminFlashSale(shop, id, language),
    ),
});
