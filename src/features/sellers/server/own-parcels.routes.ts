import { usualPageSize } from '#shared/contract/replies.ts';
import { pack, visibleParcel, type StoredParcel } from '#features/fulfillments/server/fulfillments.service.ts';
import { correct, handOver, moveOn, readParcel, unpack } from '#features/fulfillments/server/parcel-moves.service.ts';
import { ordersToPack, parcelsOfSeller } from '#features/fulfillments/server/seller-parcels.service.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { lockOrderByNumber } from '#features/orders/server/standing-orders.service.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { ownParcelsContract, type OwnParcel } from '../own-parcels.contract.ts';
import { ownLine } from './own-lines.ts';
import { sellerOf } from './own-products.service.ts';
import { ownOrder } from './own-products.store.ts';

/** Returns the seller whose account makes the request. */
async function packerOf(shop: Shop, customerId: number) {
  const seller = await sellerOf(shop, customerId);
  return isRefusal(seller) ? seller : { by: customerId, sellerId: seller.sellerId };
}

function ownParcel(shop: Shop, parcel: StoredParcel, language: Language): OwnParcel {
  const { placedAt, province, city } = parcel;
  return { ...visibleParcel(shop, parcel, language), placed_at: placedAt.toISOString(), province, city };
}

interface PageQuery {
  readonly order: string;
  readonly address: string;
  readonly query: { readonly status?: string; readonly page_size?: number; readonly after?: string };
}

/** Returns a page of rows after the cursor in the URL. */
async function pageOf<Row extends { readonly id: number }, Visible>(
  { order, address, query }: PageQuery,
  read: (page: { after: ReturnType<typeof readCursor>; limit: number }) => Promise<readonly Row[]>,
  display: (row: Row) => Visible,
) {
  const { page_size: size = usualPageSize } = query;
  const after = query.after === undefined ? null : readCursor(order, query.after);
  if (query.after !== undefined && after === null) return cursorRejection;
  const rows = await read({ after, limit: size + 1 });
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const nextAfter = rows.length > size && last !== undefined ? writeCursor(order, { key: 0, id: last.id }) : null;
  const search = new URLSearchParams({
    ...(query.status !== undefined && { status: query.status }),
    page_size: String(size),
    after: nextAfter ?? '',
  });
  return {
    data: visible.map(display),
    next: nextAfter === null ? null : `${address}?${search.toString()}`,
    next_after: nextAfter,
  };
}

export const ownParcelsRoutes = routes(ownParcelsContract, {
  'GET /api/seller/orders/to-pack/': async ({ shop, caller, query, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    return pageOf(
      { order: 'own-to-pack', address: '/api/seller/orders/to-pack/', query },
      (page) => ordersToPack(shop, { ...page, sellerId: packer.sellerId }),
      ({ number, placedAt, province, city, lines }) => ({
        number,
        placed_at: placedAt.toISOString(),
        province,
        city,
        lines: lines.map((line) => ownLine(line, language)),
      }),
    );
  },
  'POST /api/seller/orders/:number/fulfillments/': async ({ shop, caller, params, body, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const packed = await shop.transaction(async () => {
      const order = await lockOrderByNumber(shop, params.number);
      const unknown = refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.unknown),
      );
      // Order numbers are random: guessing them must not reveal which exist.
      if (order === null || (await ownOrder(shop, { orderId: order.id, sellerId: packer.sellerId })).length === 0)
        return unknown;
      const parcel = await pack(shop, order, { ...packer, lines: body.lines });
      return parcel;
    });
    return isRefusal(packed) ? packed : ownParcel(shop, packed, language);
  },
  'GET /api/seller/fulfillments/': async ({ shop, caller, query, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const { status = 'packed' } = query;
    return pageOf(
      {
        order: `own-parcels-${status}`,
        address: '/api/seller/fulfillments/',
        query: { ...query, status },
      },
      (page) => parcelsOfSeller(shop, { ...page, step: status, sellerId: packer.sellerId }),
      (parcel) => ownParcel(shop, parcel, language),
    );
  },
  'GET /api/seller/fulfillments/:id/': async ({ shop, caller, params, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const parcel = await readParcel(shop, params.id, packer);
    return isRefusal(parcel) ? parcel : ownParcel(shop, parcel, language);
  },
  'PATCH /api/seller/fulfillments/:id/': async ({ shop, caller, params, body, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const { version, carrier, tracking_code: trackingCode } = body;
    const corrected = await correct(shop, { ...params, version, carrier, trackingCode, packer });
    return isRefusal(corrected) ? corrected : ownParcel(shop, corrected, language);
  },
  'POST /api/seller/fulfillments/:id/hand-over/': async ({ shop, caller, params, body, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const { version, carrier, tracking_code: code } = body;
    const sent = { carrier: carrier || undefined, trackingCode: code || undefined };
    const moved = await handOver(shop, { ...params, version, ...sent, packer });
    return isRefusal(moved) ? moved : ownParcel(shop, moved, language);
  },
  'POST /api/seller/fulfillments/:id/move/': async ({ shop, caller, params, body, language }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const moved = await moveOn(shop, { ...params, ...body, packer });
    return isRefusal(moved) ? moved : ownParcel(shop, moved, language);
  },
  'POST /api/seller/fulfillments/:id/unpack/': async ({ shop, caller, params, body }) => {
    const packer = await packerOf(shop, caller.customerId);
    if (isRefusal(packer)) return packer;
    const unpacked = await unpack(shop, { ...params, version: body.version, packer });
    return isRefusal(unpacked) ? unpacked : { order_number: unpacked.number };
  },
});
