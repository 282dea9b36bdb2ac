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
  /** Percent sold of the pieces allotted, 0 to 100. */
  discount: Type.Integer(),
  /** Of the bar, as a style takes it. */
  color: Type.String(),
  link: Type.Optional(Type.String()),
  ends_at: Type.String({ format: 'date-time' }),
  in_stock: Type.Boolean(),
  rating: Nullable(Type.Number()),
  review_text: Nullable(Type.Integer()),
});
/** A product at its flash sale, as the list of flash sales shows it. */
export type FlashSaleCard = Static<typeof FlashSaleCard>;

export const flashSaleListContract = contract({
  'GET /api/products/specialproduct/': {
    id: 'listSpecialProducts',
    summary: 'Special offers under way, with percent sold; narrowed and sorted as lists are.',
    access: 'public',
    specified: true,
    query: Type.Omit(SpecifiedListQuery, ['page', 'page_size', 'after']),
    reply: Type.Array(FlashSaleCard),
    cached: true,
  },
});
