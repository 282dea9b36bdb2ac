import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { lockOrderByNumber } from '#features/orders/server/standing-orders.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { staffFulfillmentsContract } from '../fulfillments-admin.contract.ts';
import { pack, staffParcel } from './fulfillments.service.ts';
import { correct, moveOn, readParcel, unpack } from './parcel-moves.service.ts';

export const staffFulfillmentsRoutes = routes(staffFulfillmentsContract, {
  'POST /api/admin/orders/:number/fulfillments/': async ({ shop, caller, params, body, language }) => {
    const packed = await shop.transaction(async () => {
      const order = await lockOrderByNumber(shop, params.number);
      const unknown = refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.unknown),
      );
      return order === null
        ? unknown
        : pack(shop, order, { by: caller.customerId, lines: body.lines, locationId: body.location_id });
    });
    return isRefusal(packed) ? packed : staffParcel(shop, packed, language);
  },
  'GET /api/admin/fulfillments/:id/': async ({ shop, caller, params, language }) => {
    const parcel = await readParcel(shop, params.id, { by: caller.customerId });
    return isRefusal(parcel) ? parcel : staffParcel(shop, parcel, language);
  },
  'PATCH /api/admin/fulfillments/:id/': async ({ shop, caller, params, body, language }) => {
    const { version, carrier, tracking_code: trackingCode } = body;
    const packer = { by: caller.customerId };
    const corrected = await correct(shop, { ...params, version, carrier, trackingCode, packer });
    return isRefusal(corrected) ? corrected : staffParcel(shop, corrected, language);
  },
  'POST /api/admin/fulfillments/:id/move/': async ({ shop, caller, params, body, language }) => {
    const { version, to, reason, carrier, tracking_code: code } = body;
    const sent = { carrier: carrier || undefined, trackingCode: code || undefined };
    const moved = await moveOn(shop, {
      ...params,
      ...sent,
      version,
      to,
      reason,
      packer: { by: caller.customerId },
    });
    return isRefusal(moved) ? moved : staffParcel(shop, moved, language);
  },
  'POST /api/admin/fulfillments/:id/unpack/': async ({ shop, caller, params, body }) => {
    const unpacked = await unpack(shop, { ...params, version: body.version, packer: { by: caller.customerId } });
    return isRefusal(unpacked) ? unpacked : { order_number: unpacked.number };
  },
});
