import { usualPageSize } from '#shared/contract/replies.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { fileNamed } from '#platform/http/downloads.ts';
import { csvText } from '#shared/csv.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { couponCodesContract } from '../coupon-codes.contract.ts';
import { maxCodesOfCoupon } from '../coupon-codes.rules.ts';
import { couponCodesFileMessages } from './coupon-codes-file.messages.ts';
import { batchOf, listBatches, listCodes, makeCodes, revokeBatch, revokeCode } from './coupon-codes.service.ts';

export const couponCodesRoutes = routes(couponCodesContract, {
  'GET /api/admin/coupon-batches/': async ({ shop, query }) => {
    const before = afterId('coupon-batches', query.after);
    if (before === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const rows = await listBatches(shop, { couponId: query.coupon_id, before }, size + 1);
    return pageAfter(rows, { order: 'coupon-batches', size, address: '/api/admin/coupon-batches/', query });
  },
  'POST /api/admin/coupon-batches/': ({ shop, caller, body }) => makeCodes(shop, caller.customerId, body),
  'GET /api/admin/coupon-batches/:id/': ({ shop, params }) => batchOf(shop, params.id),
  'POST /api/admin/coupon-batches/:id/revoke/': ({ shop, caller, params }) =>
    revokeBatch(shop, caller.customerId, params.id),
  'GET /api/admin/coupon-codes/': async ({ shop, query }) => {
    const after = afterId('coupon-codes', query.after);
    if (after === undefined) return cursorRejection;
    const size = query.page_size ?? usualPageSize;
    const rows = await listCodes(shop, query, { after, limit: size + 1 });
    return pageAfter(rows, { order: 'coupon-codes', size, address: '/api/admin/coupon-codes/', query });
  },
  'GET /api/admin/coupon-codes/export.csv': async ({ shop, query, language }) => {
    const t = couponCodesFileMessages[language];
    const codes = await listCodes(shop, query, { after: null, limit: maxCodesOfCoupon });
    const lines = codes.map((one) => [one.code, t[one.status], one.order_number ?? '', one.redeemed_at ?? '']);
    const heads = [t.code, t.status, t.order, t.redeemedAt];
    return fileNamed(t.file(dayInTehran(shop.clock.now())), Buffer.from(csvText([heads, ...lines])));
  },
  'POST /api/admin/coupon-codes/bulk-revoke/': ({ shop, caller, body, language }) =>
    inBulk(shop, {
      items: body.items,
      idOf: ({ id }) => id,
      language,
      each: ({ id }) => revokeCode(shop, caller.customerId, id),
    }),
});
