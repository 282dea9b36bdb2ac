import { Type } from 'typebox';
import { ProductCard } from '#features/products/product-card.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { PageNumber } from '#shared/contract/fields.ts';
import { Nullable, PageSize } from '#shared/contract/replies.ts';

export const bestSellersContract = contract({
  'GET /api/orders/weeklyBestSellers/': {
    id: 'listBestSellers',
    summary: "Lists the best sellers of the last seven days' paid orders, filled up with the best sellers of all time.",
    access: 'public',
    query: Type.Object({
      page: Type.Optional(PageNumber()),
      page_size: PageSize(),
    }),
    reply: Type.Object({ data: Type.Array(ProductCard), next: Nullable(Type.String()) }),
    cached: true,
  },
});
