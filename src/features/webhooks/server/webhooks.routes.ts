import { usualPageSize } from '#shared/contract/replies.ts';
import { sellerOf } from '#features/sellers/server/own-products.service.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { webhooksContract } from '../webhooks.contract.ts';
import type { DeliveryStatus } from '../webhooks.rules.ts';
import { listDeliveries, sendAgain, sendTest } from './deliveries.service.ts';
import { deliverWhatIsDue } from './dispatcher.ts';
import { enterEvents } from './fan-out.service.ts';
import {
  changeWebhook,
  listWebhooks,
  makeWebhook,
  pauseWebhook,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  type WebhookOwner,
} from './webhooks.service.ts';

interface PageQuery {
  readonly page_size?: number;
  readonly after?: string;
}

async function page(shop: Shop, owner: WebhookOwner, query: PageQuery) {
  const order = owner.sellerId === null ? 'webhooks' : 'own-webhooks';
  const after = afterId(order, query.after);
  if (after === undefined) return cursorRejection;
  const size = query.page_size ?? usualPageSize;
  const address = owner.sellerId === null ? '/api/admin/webhooks/' : '/api/seller/webhooks/';
  const rows = await listWebhooks(shop, { owner, after, limit: size + 1 });
  return pageAfter(rows, { order, size, address, query });
}

async function deliveries(
  shop: Shop,
  owner: WebhookOwner,
  { id, query }: { readonly id: number; readonly query: PageQuery & { readonly status?: DeliveryStatus } },
) {
  const order = owner.sellerId === null ? 'deliveries' : 'own-deliveries';
  const after = afterId(order, query.after);
  if (after === undefined) return cursorRejection;
  const size = query.page_size ?? usualPageSize;
  const rows = await listDeliveries(shop, { owner, id, status: query.status, after, limit: size + 1 });
  if (isRefusal(rows)) return rows;
  const address = `/api/${owner.sellerId === null ? 'admin' : 'seller'}/webhooks/${id}/deliveries/`;
  return pageAfter(rows, { order, size, address, query });
}

/** Pending deliveries are sent immediately. */
async function resume(shop: Shop, owner: WebhookOwner, id: number) {
  const resumed = await resumeWebhook(shop, owner, id);
  if (!isRefusal(resumed)) {
    await enterEvents(shop);
    await deliverWhatIsDue(shop);
  }
  return resumed;
}

const staff = (caller: { readonly customerId: number }): WebhookOwner => ({ by: caller.customerId, sellerId: null });

/** Runs a callback for the seller who makes the request. */
async function asSeller<T>(
  shop: Shop,
  caller: { readonly customerId: number },
  work: (owner: WebhookOwner) => Promise<T>,
): Promise<T | Refusal<'seller-required' | 'seller-suspended'>> {
  const seller = await sellerOf(shop, caller.customerId);
  return isRefusal(seller) ? seller : work({ by: caller.customerId, sellerId: seller.sellerId });
}

export const webhooksRoutes = routes(webhooksContract, {
  'GET /api/admin/webhooks/': ({ shop, caller, query }) => page(shop, staff(caller), query),
  'POST /api/admin/webhooks/': ({ shop, caller, body }) => makeWebhook(shop, staff(caller), body),
  'GET /api/admin/webhooks/:id/': ({ shop, caller, params }) => readWebhook(shop, staff(caller), params.id),
  'PUT /api/admin/webhooks/:id/': ({ shop, caller, params, body }) =>
    changeWebhook(shop, staff(caller), { id: params.id, ...body }),
  'DELETE /api/admin/webhooks/:id/': ({ shop, caller, params, query }) =>
    removeWebhook(shop, staff(caller), { id: params.id, version: query.version }),
  'POST /api/admin/webhooks/:id/pause/': ({ shop, caller, params }) => pauseWebhook(shop, staff(caller), params.id),
  'POST /api/admin/webhooks/:id/resume/': ({ shop, caller, params }) => resume(shop, staff(caller), params.id),
  'POST /api/admin/webhooks/:id/rotate-secret/': ({ shop, caller, params }) =>
    rotateSecret(shop, staff(caller), params.id),
  'POST /api/admin/webhooks/:id/test/': ({ shop, caller, params }) => sendTest(shop, staff(caller), params.id),
  'GET /api/admin/webhooks/:id/deliveries/': ({ shop, caller, params, query }) =>
    deliveries(shop, staff(caller), { id: params.id, query }),
  'POST /api/admin/webhooks/:id/deliveries/:delivery_id/send-again/': ({ shop, caller, params }) =>
    sendAgain(shop, staff(caller), { id: params.id, deliveryId: params.delivery_id }),

  'GET /api/seller/webhooks/': ({ shop, caller, query }) => asSeller(shop, caller, (owner) => page(shop, owner, query)),
  'POST /api/seller/webhooks/': ({ shop, caller, body }) =>
    asSeller(shop, caller, (owner) => makeWebhook(shop, owner, body)),
  'GET /api/seller/webhooks/:id/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => readWebhook(shop, owner, params.id)),
  'PUT /api/seller/webhooks/:id/': ({ shop, caller, params, body }) =>
    asSeller(shop, caller, (owner) => changeWebhook(shop, owner, { id: params.id, ...body })),
  'DELETE /api/seller/webhooks/:id/': ({ shop, caller, params, query }) =>
    asSeller(shop, caller, (owner) => removeWebhook(shop, owner, { id: params.id, version: query.version })),
  'POST /api/seller/webhooks/:id/pause/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => pauseWebhook(shop, owner, params.id)),
  'POST /api/seller/webhooks/:id/resume/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => resume(shop, owner, params.id)),
  'POST /api/seller/webhooks/:id/rotate-secret/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => rotateSecret(shop, owner, params.id)),
  'POST /api/seller/webhooks/:id/test/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => sendTest(shop, owner, params.id)),
  'GET /api/seller/webhooks/:id/deliveries/': ({ shop, caller, params, query }) =>
    asSeller(shop, caller, (owner) => deliveries(shop, owner, { id: params.id, query })),
  'POST /api/seller/webhooks/:id/deliveries/:delivery_id/send-again/': ({ shop, caller, params }) =>
    asSeller(shop, caller, (owner) => sendAgain(shop, owner, { id: params.id, deliveryId: params.delivery_id })),
});
