import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { SpecifiedListQuery } from './listings.contract.ts';

export const FlashSaleCard = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  new_price: Type.Integer(),
  /** Sold percentage of the allotted pieces, 0 to 100. */
  discount: Type.Integer(),
  /** CSS colour of the bar. */
  color: Type.String(),
  link: Type.Optional(Type.String()),
  ends_at: Type.String({ format: 'date-time' }),
  in_stock: Type.Boolean(),
  rating: Nullable(Type.Number()),
  review_text: Nullable(Type.Integer()),
});
/** A product in the list of flash sales. */
export type FlashSaleCard = Static<typeof FlashSaleCard>;

export const flashSaleListContract = contract({
  'GET /api/products/specialproduct/': {
    id: 'listSpecialProducts',
    summary: 'Lists flash sales that are running, with percent sold; filtered and sorted like lists of products.',
    access: 'public',
    specified: true,
    query: Type.Omit(SpecifiedListQuery, ['page', 'page_size', 'after']),
    reply: Type.Array(FlashSaleCard),
    cached: true,
  },
});
