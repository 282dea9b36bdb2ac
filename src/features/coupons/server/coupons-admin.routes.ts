import { usualPageSize } from '#shared/contract/replies.ts';
import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { couponsAdminContract } from '../coupons-admin.contract.ts';
import { addCoupon, adminCoupon, changeCoupon, listCoupons } from './coupons-admin.service.ts';

export const couponsAdminRoutes = routes(couponsAdminContract, {
  'GET /api/admin/coupons/': async ({ shop, query }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('coupons', query.after);
    if (after === undefined) return cursorRejection;
    const { data: visible, next } = pageAfter(
      await listCoupons(shop, { ...query, before: after ?? undefined }, size + 1),
      {
        order: 'coupons',
        size,
        address: '/api/admin/coupons/',
        query,
      },
    );
    return { data: [...visible], next };
  },
  'POST /api/admin/coupons/': ({ shop, caller, body }) =>
    thenRead(addCoupon(shop, caller.customerId, body), ({ id }) => adminCoupon(shop, id)),
  'GET /api/admin/coupons/:id/': ({ shop, params }) => adminCoupon(shop, params.id),
  'PUT /api/admin/coupons/:id/': ({ shop, caller, params, body }) =>
    thenRead(changeCoupon(shop, caller.customerId, { ...body, id: params.id }), ({ id }) => adminCoupon(shop, id)),
});
