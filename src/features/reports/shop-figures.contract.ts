import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { contract } from '#shared/contract/contract.ts';

export const ShopCounts = Type.Object({
  /** Sold today. */
  products_count: Type.Integer(),
  customers_count: Type.Integer(),
  /** Placed orders, without cancelled ones. */
  orders_count: Type.Integer(),
});
export type ShopCounts = Static<typeof ShopCounts>;

export const shopFiguresContract = contract({
  'GET /api/shop-figures/': {
    summary:
      'Returns the public figures of the shop: products, customers and orders; counted at most every ten minutes.',
    access: 'public',
    cached: true,
    /** Null when the owner does not publish them. */
    reply: Type.Object({ figures: Nullable(ShopCounts) }),
  },
});
