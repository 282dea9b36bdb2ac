import { routes } from '#platform/http/api-calls.ts';
import { stockNoticesContract } from '../stock-notices.contract.ts';
import { awaited, notifyWhenBack } from './stock-notices.service.ts';
import { cancelStockNotice } from './stock-notices.store.ts';

export const stockNoticesRoutes = routes(stockNoticesContract, {
  'GET /api/stock-notices/': async ({ shop, caller }) => ({ ids: await awaited(shop, caller.customerId) }),
  'PUT /api/stock-notices/:id/': async ({ shop, caller, params }) =>
    (await notifyWhenBack(shop, { customerId: caller.customerId, variantId: params.id })) ?? { id: params.id },
  'DELETE /api/stock-notices/:id/': async ({ shop, caller, params }) => {
    await cancelStockNotice(shop, { customerId: caller.customerId, variantId: params.id });
    return {};
  },
});
