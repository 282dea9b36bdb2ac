import { staffParcel } from '#features/fulfillments/server/fulfillments.service.ts';
import { giverOf } from '#features/settings/server/staff-money.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { undeliveredContract } from '../undelivered.contract.ts';
import { refundParcel, sendAgain } from './undelivered.service.ts';

export const undeliveredRoutes = routes(undeliveredContract, {
  'POST /api/admin/fulfillments/:id/refund/': async ({ shop, caller, params, body, language }) => {
    const { version, restock = false, location_id: locationId, refund_method: way } = body;
    const giver = giverOf(caller);
    const refunded = await refundParcel(shop, { ...params, version, restock, locationId, way, giver });
    return isRefusal(refunded) ? refunded : staffParcel(shop, refunded, language);
  },
  'POST /api/admin/fulfillments/:id/send-again/': async ({ shop, caller, params, body, language }) => {
    const { version, replace = false } = body;
    const giver = giverOf(caller);
    const again = await sendAgain(shop, { ...params, version, replace, giver });
    return isRefusal(again) ? again : staffParcel(shop, again, language);
  },
});
