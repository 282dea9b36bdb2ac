import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { applicationsContract } from '../../applications.contract.ts';
import { decideApplication, listApplications, undoApplications } from './applications-admin.service.ts';
import { comesFrom } from '#features/auth/server/guessing/comes-from.service.ts';
import { applyToSell, confirmApplication, ownApplication, sendApplyCode } from './apply.service.ts';
import { ownShopOf } from '../own-products.store.ts';

export const applicationsRoutes = routes(applicationsContract, {
  'POST /api/seller-applications/': async ({ shop, body, address }) => {
    const session = await applyToSell(shop, body, address);
    return isRefusal(session) ? session : { session_id: session };
  },
  'POST /api/seller-applications/send-code/': ({ shop, body, ...request }) =>
    sendApplyCode(shop, { phone: body.phone, sessionId: body.session_id }, comesFrom(request)),
  'POST /api/seller-applications/confirm/': ({ shop, body, ...request }) =>
    confirmApplication(shop, { phone: body.phone, code: body.code, sessionId: body.session_id }, comesFrom(request)),
  'GET /api/seller-applications/mine/': async ({ shop, caller }) => {
    const [application, [own]] = await Promise.all([
      ownApplication(shop, caller.customerId),
      ownShopOf(shop, { customerId: caller.customerId }),
    ]);
    return { application, shop: own === undefined ? null : { slug: own.slug } };
  },
  'GET /api/admin/seller-applications/': ({ shop, query }) => listApplications(shop, query),
  'POST /api/admin/seller-applications/:id/decide/': ({ shop, caller, params, body }) =>
    decideApplication(shop, { ...body, id: params.id, by: caller.customerId }),
  'POST /api/admin/seller-applications/bulk-undo/': ({ shop, caller, body }) =>
    undoApplications(shop, { ...body, by: caller.customerId }),
});
