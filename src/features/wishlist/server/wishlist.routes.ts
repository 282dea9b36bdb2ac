import { routes } from '#platform/http/api-calls.ts';
import { wishlistContract } from '../wishlist.contract.ts';
import { joinWishes, wishes, wishFor } from './wishlist.service.ts';
import { removeWish } from './wishlist.store.ts';

export const wishlistRoutes = routes(wishlistContract, {
  'GET /api/wishlist/': async ({ shop, caller }) => ({ ids: await wishes(shop, caller.customerId) }),
  'PUT /api/wishlist/products/:id/': async ({ shop, caller, params }) =>
    (await wishFor(shop, { customerId: caller.customerId, productId: params.id })) ?? params,
  'DELETE /api/wishlist/products/:id/': async ({ shop, caller, params }) => {
    await removeWish(shop, { customerId: caller.customerId, productId: params.id });
    return {};
  },
  'POST /api/wishlist/join/': async ({ shop, caller, body }) => ({
    ids: await joinWishes(shop, { customerId: caller.customerId, productIds: body.ids }),
  }),
});
