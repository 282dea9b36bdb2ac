import { Type, type Static } from 'typebox';
import { maxPiecesOfALine } from '#features/cart/cart.rules.ts';
import { maxSessionLines } from '../../session.rules.ts';
import { Context, text } from '../protocol/requests.ts';

/** Lines as they are requested: what an item is called and costs is the shop's to say. */
export const RequestedLines = Type.Array(
  Type.Object({
    item: Type.Object({ id: text(300) }),
    quantity: Type.Integer({ minimum: 1, maximum: maxPiecesOfALine }),
  }),
  { maxItems: maxSessionLines },
);
export type RequestedLines = Static<typeof RequestedLines>;

export const RequestedBuyer = Type.Object({
  first_name: Type.Optional(text(60)),
  last_name: Type.Optional(text(60)),
  email: Type.Optional(text(254)),
  phone_number: Type.Optional(text(30)),
});

export const RequestedDiscounts = Type.Object({ codes: Type.Optional(Type.Array(text(40), { maxItems: 10 })) });

export const CartRequest = Type.Object({
  line_items: RequestedLines,
  context: Type.Optional(Context),
  buyer: Type.Optional(RequestedBuyer),
  discounts: Type.Optional(RequestedDiscounts),
});
