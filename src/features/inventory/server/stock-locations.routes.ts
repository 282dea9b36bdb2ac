import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { stockLocationsContract } from '../stock-locations.contract.ts';
import {
  addLocation,
  archiveLocation,
  changeLocation,
  setLocationOrder,
  stockLocation,
} from './stock-locations.service.ts';
import { everyLocation } from './stock-locations.store.ts';
import { transferStock } from './stock-transfers.service.ts';

export const stockLocationsRoutes = routes(stockLocationsContract, {
  'GET /api/admin/stock-locations/': async ({ shop }) => ({ data: await everyLocation(shop) }),
  'POST /api/admin/stock-locations/': ({ shop, caller, body }) =>
    addLocation(shop, { by: caller.customerId, form: body }),
  'GET /api/admin/stock-locations/:id/': ({ shop, params }) => stockLocation(shop, params.id),
  'PUT /api/admin/stock-locations/:id/': ({ shop, caller, params, body: { version, ...form } }) =>
    changeLocation(shop, { by: caller.customerId, id: params.id, version, form }),
  'PUT /api/admin/stock-locations/order/': async ({ shop, caller, body }) => {
    const ordered = await setLocationOrder(shop, { by: caller.customerId, ...body });
    return isRefusal(ordered) ? ordered : { data: ordered };
  },
  'POST /api/admin/stock-locations/:id/archive/': ({ shop, caller, params, body }) =>
    archiveLocation(shop, { by: caller.customerId, id: params.id, version: body.version }),
  'POST /api/admin/stock-locations/:id/transfer/': async ({ shop, caller, params, body }) => {
    const moved = await transferStock(shop, {
      by: caller.customerId,
      fromId: params.id,
      toId: body.to_location_id,
      changes: body.changes,
      note: body.note,
    });
    return isRefusal(moved) ? moved : { changed_count: moved };
  },
});
