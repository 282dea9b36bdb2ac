import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Done } from '#shared/contract/replies.ts';
import { maxWishes } from './wishlist.rules.ts';

/** Numbers of products, the last wished for first. */
const Wishes = Type.Object({ ids: Type.Array(Type.Integer()) });
const OneProduct = Type.Object({ id: Id() });

export const wishlistContract = contract({
  'GET /api/wishlist/': {
    summary: 'The products that the customer has put on the wishlist.',
    access: 'customer',
    reply: Wishes,
  },
  'PUT /api/wishlist/products/:id/': {
    summary: 'Puts a product on the wishlist; one that is there already stays where it is.',
    was: { name: 'PUT /api/wishlist/:id/', since: '2026-11-28' },
    access: 'customer',
    params: OneProduct,
    reply: Type.Object({ id: Type.Integer() }),
    refusals: { 'product-not-found': 404, 'wishlist-full': 409 },
  },
  'DELETE /api/wishlist/products/:id/': {
    summary: 'Takes a product off the wishlist, also one that is not on it.',
    was: { name: 'DELETE /api/wishlist/:id/', since: '2026-11-28' },
    access: 'customer',
    params: OneProduct,
    reply: Done,
  },
  'POST /api/wishlist/join/': {
    summary: "Joins a guest's wishes to the customer's, as many as there is room for; a repeat changes nothing.",
    access: 'customer',
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: maxWishes }) }),
    reply: Wishes,
  },
});
