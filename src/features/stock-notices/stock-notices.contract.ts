import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Done } from '#shared/contract/replies.ts';

const OneVariant = Type.Object({ id: Id() });

export const stockNoticesContract = contract({
  'GET /api/stock-notices/': {
    summary: 'The variants that are sold out and whose return to stock the customer is to be notified of.',
    access: 'customer',
    reply: Type.Object({ ids: Type.Array(Type.Integer()) }),
  },
  'PUT /api/stock-notices/:id/': {
    summary:
      'Has the customer notified, once, when a variant that is sold out is back in stock: in the shop, by push and by text. A repeat changes nothing.',
    access: 'customer',
    params: OneVariant,
    reply: Type.Object({ id: Type.Integer() }),
    refusals: { 'product-not-found': 404, 'variant-in-stock': 409, 'too-many-stock-notices': 409 },
  },
  'DELETE /api/stock-notices/:id/': {
    summary: 'Has the customer not notified of a variant; also one that they did not wait for.',
    access: 'customer',
    params: OneVariant,
    reply: Done,
  },
});
