import { usualPageSize } from '#shared/contract/replies.ts';
import { canRefund } from '#features/payments/server/payment-methods.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { thenRead } from '#platform/http/then-read.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { refundOfPieces } from '#features/refunds/refunds.rules.ts';
import { returnsContract, type StaffReturn } from '../returns.contract.ts';
import { visibleReturn } from './returns-of-order.service.ts';
import { answerReturn, requestReturn, receiveReturn } from './returns.service.ts';
import { countReturns, endedReturns, queuedReturn, waitingReturns, type QueuedReturn } from './returns.store.ts';

export const returnsRoutes = routes(returnsContract, {
  'POST /api/orders/:number/returns/': ({ shop, params, body, caller, language }) =>
    requestReturn(shop, { ...params, ...body, customerId: caller.customerId, language }),
  'GET /api/admin/returns/': async ({ shop, query, language }) => {
    const { status = 'asked', page_size: size = usualPageSize } = query;
    const after = afterId('returns', query.after);
    if (after === undefined) return cursorRejection;
    const waits = status === 'asked' || status === 'approved';
    const [rows, [counts]] = await Promise.all([
      (waits ? waitingReturns : endedReturns)(shop, { state: status, after, limit: size + 1 }),
      countReturns(shop),
    ]);
    const { data: visible, next } = pageAfter(rows, {
      order: 'returns',
      size,
      address: '/api/admin/returns/',
      query: { status, page_size: query.page_size },
    });
    return {
      data: await Promise.all(visible.map((row) => forStaff(shop, row, language))),
      next,
      counts: counts ?? { asked: 0, approved: 0 },
    };
  },
  'POST /api/admin/returns/:id/approve/': ({ shop, params, body, caller, language }) =>
    thenRead(answerReturn(shop, { ...params, ...body, by: caller.customerId, state: 'approved' }), () =>
      readReturn(shop, params.id, language),
    ),
  'POST /api/admin/returns/:id/refuse/': ({ shop, params, body, caller, language }) =>
    thenRead(answerReturn(shop, { ...params, ...body, by: caller.customerId, state: 'refused' }), () =>
      readReturn(shop, params.id, language),
    ),
  'POST /api/admin/returns/:id/receive/': ({ shop, params, body, caller, language }) => {
    const { location_id: locationId, method: way, ...received } = body;
    const done = receiveReturn(shop, {
      ...params,
      ...received,
      locationId,
      way,
      by: caller.customerId,
      role: giverOf(caller).role,
    });
    return thenRead(done, () => readReturn(shop, params.id, language));
  },
});

async function readReturn(shop: Shop, id: number, language: Language): Promise<StaffReturn> {
  const [row] = await queuedReturn(shop, { id });
  if (row === undefined) throw new Error('A return was gone after it was decided.');
  return forStaff(shop, row, language);
}

async function forStaff(shop: Shop, row: QueuedReturn, language: Language): Promise<StaffReturn> {
  return {
    ...visibleReturn(row, language),
    order: row.order,
    order_status: row.orderState,
    customer: { id: row.customerId, name: row.customer },
    by: row.by,
    restocked: row.restocked,
    // The value of received pieces, taking into account those returned before.
    worth: row.lines.reduce(
      (sum, line) =>
        sum +
        refundOfPieces(row.state === 'done' ? { ...line, returned: line.returned - line.pieces } : line, line.pieces),
      0,
    ),
    refundable: row.refundable,
    be_paid_back: await canRefund(shop, row.paymentMethod),
  };
}
