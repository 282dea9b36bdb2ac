import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';

const ShopFigures = Type.Object({
  /** Sold today. */
  products: Type.Integer(),
  customers: Type.Integer(),
  /** Placed and not cancelled. */
  orders: Type.Integer(),
});
export type ShopFigures = Static<typeof ShopFigures>;

export const shopFiguresContract = contract({
  'GET /api/shop-figures/': {
    summary:
      'What the shop tells of itself: how many products, customers and orders; counted every ten minutes at most.',
    access: 'public',
    cached: true,
    reply: ShopFigures,
  },
});
