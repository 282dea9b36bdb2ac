import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Done } from '#shared/contract/replies.ts';
import { maxWishes } from './wishlist.rules.ts';

/** Product ids, latest first. */
const Wishes = Type.Object({ ids: Type.Array(Type.Integer()) });
const OneProduct = Type.Object({ id: Id() });

export const wishlistContract = contract({
  'GET /api/wishlist/': {
    summary: "Lists the products on the customer's wishlist.",
    access: 'customer',
    reply: Wishes,
  },
  'PUT /api/wishlist/products/:id/': {
    summary: 'Adds a product to the wishlist; one that is already on it keeps its position.',
    was: { name: 'PUT /api/wishlist/:id/', since: '2026-11-28' },
    access: 'customer',
    params: OneProduct,
    reply: Type.Object({ id: Type.Integer() }),
    refusals: { 'product-not-found': 404, 'wishlist-full': 409 },
  },
  'DELETE /api/wishlist/products/:id/': {
    summary: 'Removes a product from the wishlist; it is no error if it is not on it.',
    was: { name: 'DELETE /api/wishlist/:id/', since: '2026-11-28' },
    access: 'customer',
    params: OneProduct,
    reply: Done,
  },
  'POST /api/wishlist/join/': {
    summary: "Merges a guest's wishlist into the customer's, up to its limit; a repeat changes nothing.",
    access: 'customer',
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: maxWishes }) }),
    reply: Wishes,
  },
});
