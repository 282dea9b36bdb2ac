import { usualPageSize } from '#shared/contract/replies.ts';
import { sellerOf } from '#features/sellers/server/own-products.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { accessKeysContract } from '../access-keys.contract.ts';
import { listKeys, makeKey, revokeKey } from './access-keys.service.ts';

async function page(
  shop: Shop,
  address: string,
  { owner, query }: { owner: number | null; query: { page_size?: number; after?: string } },
) {
  const order = owner === null ? 'keys' : 'own-keys';
  const after = afterId(order, query.after);
  if (after === undefined) return cursorRejection;
  const size = query.page_size ?? usualPageSize;
  return pageAfter(await listKeys(shop, { owner, after, limit: size + 1 }), { order, size, address, query });
}

export const accessKeysRoutes = routes(accessKeysContract, {
  'GET /api/admin/access-keys/': ({ shop, query }) => page(shop, '/api/admin/access-keys/', { owner: null, query }),
  'POST /api/admin/access-keys/': ({ shop, caller, body: { expires_in_days: expiresInDays, ...body } }) =>
    makeKey(shop, { ...body, expiresInDays, kind: 'staff', customerId: caller.customerId }),
  'POST /api/admin/access-keys/:id/revoke/': ({ shop, caller, params }) =>
    revokeKey(shop, { id: params.id, by: caller.customerId, owner: null }),
  'GET /api/seller/access-keys/': async ({ shop, caller, query }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : page(shop, '/api/seller/access-keys/', { owner: seller.customerId, query });
  },
  'POST /api/seller/access-keys/': async ({ shop, caller, body: { expires_in_days: expiresInDays, ...body } }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return makeKey(shop, { ...body, expiresInDays, kind: 'seller', customerId: seller.customerId });
  },
  'POST /api/seller/access-keys/:id/revoke/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return revokeKey(shop, { id: params.id, by: caller.customerId, owner: seller.customerId });
  },
});
