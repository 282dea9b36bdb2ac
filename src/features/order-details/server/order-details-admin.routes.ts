import { changeOrderMetadata } from '#features/orders/server/orders-admin.service.ts';
import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { staffOrderDetailsContract } from '../order-details-admin.contract.ts';
import { endDispute, noteOnOrder, refundExcess, refundOrder, staffOrderDetail } from './order-details-admin.service.ts';

export const staffOrderDetailsRoutes = routes(staffOrderDetailsContract, {
  'GET /api/admin/orders/:number/': ({ shop, params, language }) => staffOrderDetail(shop, { ...params, language }),
  'PATCH /api/admin/orders/:number/': ({ shop, params, body, caller, language }) =>
    noteOnOrder(shop, {
      ...params,
      language,
      by: caller.customerId,
      trackingCode: body.tracking_code,
      staffNote: body.staff_note,
      before: body.before,
    }),
  'PATCH /api/admin/orders/:number/metadata/': ({ shop, params, body, caller }) =>
    changeOrderMetadata(shop, { ...params, ...body, by: caller.customerId }),
  'POST /api/admin/orders/:number/resolve-payments/': ({ shop, params, caller, language }) =>
    endDispute(shop, { ...params, language, by: caller.customerId }),
  'POST /api/admin/orders/:number/return-excess/': ({ shop, params, body, caller, language }) =>
    refundExcess(shop, {
      ...params,
      way: body.method,
      language,
      by: caller.customerId,
      role: giverOf(caller).role,
    }),
  'POST /api/admin/orders/:number/refund/': ({ shop, params, key, body: { method: way, ...body }, caller, language }) =>
    refundOrder(shop, {
      ...params,
      ...body,
      way,
      language,
      by: caller.customerId,
      role: giverOf(caller).role,
      key: key ?? '',
    }),
});
