import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { contract } from '#shared/contract/contract.ts';

export const ShopCounts = Type.Object({
  /** Sold today. */
  products_count: Type.Integer(),
  customers_count: Type.Integer(),
  /** Placed and not cancelled. */
  orders_count: Type.Integer(),
});
export type ShopCounts = Static<typeof ShopCounts>;

export const shopFiguresContract = contract({
  'GET /api/shop-figures/': {
    summary:
      'What the shop tells of itself: how many products, customers and orders; counted every ten minutes at most.',
    access: 'public',
    cached: true,
    /** Null where the owner does not want them public. */
    reply: Type.Object({ figures: Nullable(ShopCounts) }),
  },
});
