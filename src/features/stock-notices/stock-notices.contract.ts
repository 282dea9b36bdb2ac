import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Done } from '#shared/contract/replies.ts';

const OneVariant = Type.Object({ id: Id() });

export const stockNoticesContract = contract({
  'GET /api/stock-notices/': {
    summary: 'Lists the sold-out variants about whose return to stock the customer will be notified.',
    access: 'customer',
    reply: Type.Object({ ids: Type.Array(Type.Integer()) }),
  },
  'PUT /api/stock-notices/:id/': {
    summary:
      'Subscribes the customer to one notification when a sold-out variant is back in stock: in the shop, by push and by text message. A repeat changes nothing.',
    access: 'customer',
    params: OneVariant,
    reply: Type.Object({ id: Type.Integer() }),
    refusals: { 'product-not-found': 404, 'variant-in-stock': 409, 'too-many-stock-notices': 409 },
  },
  'DELETE /api/stock-notices/:id/': {
    summary: 'Unsubscribes the customer from a variant; it is no error if there is no subscription.',
    access: 'customer',
    params: OneVariant,
    reply: Done,
  },
});
