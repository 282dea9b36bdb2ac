import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { maxLinesOfAGuest } from './cart.rules.ts';

// Any number that the database can store: a quantity above the stock is answered with the maximum, however large it is.
const Quantity = ({ minimum = 0 } = {}) => WholeNumber({ minimum });

export const CartItem = Type.Object({
  /** The variant's. */
  id: Type.Integer(),
  product_id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  variant: Nullable(Type.String()),
  image: Nullable(Type.String()),
  /** The price charged per piece, in toman. */
  price: Type.Integer(),
  list_price: Type.Integer(),
  quantity: Type.Integer(),
  maxQuantity: Type.Integer(),
  /** Whether it is available in a small quantity only. */
  low_stock: Type.Boolean(),
});
export type CartItem = Static<typeof CartItem>;

const changeRefusals = { 'product-not-found': 404, 'above-stock': 409 } as const;
const NamedProduct = Type.Object({ product_id: Id(), quantity: Quantity() });

export const cartContract = contract({
  'GET /api/orders/cart/': {
    id: 'getCart',
    summary: "Returns the customer's cart at current prices.",
    access: 'customer',
    reply: Type.Object({ items: Type.Array(CartItem) }),
  },
  'POST /api/orders/cart/': {
    id: 'changeCart',
    summary:
      'With product_id (the id of an item): sets its quantity, 0 removes it. With variant_id: adds that many pieces, once for each Idempotency-Key.',
    access: 'customer',
    idempotency: 'optional',
    keepsKey: true,
    body: Type.Object({ product_id: Type.Optional(Id()), variant_id: Type.Optional(Id()), quantity: Quantity() }),
    reply: Type.Object({ id: Type.Integer(), quantity: Type.Integer() }),
    refusals: { ...changeRefusals, 'one-id-needed': 400, 'quantity-too-small': 400 },
  },
  'POST /api/orders/cart/merge/': {
    id: 'mergeCart',
    summary:
      "Merges a guest's cart: quantities add up, limited by the stock. A repeat with the same Idempotency-Key adds nothing.",
    access: 'customer',
    idempotency: 'required',
    keepsKey: true,
    body: Type.Object({
      items: Type.Array(Type.Object({ id: Id(), quantity: Quantity({ minimum: 1 }) }), { maxItems: maxLinesOfAGuest }),
    }),
    reply: Type.Object({ items: Type.Array(CartItem) }),
  },
  'POST /api/variants/lookup/': {
    id: 'lookUpVariants',
    summary:
      'Returns current prices and stock of variants for a cart that the shop does not store; variants that are not for sale are left out.',
    access: 'public',
    body: Type.Object({ ids: Type.Array(Id(), { maxItems: maxLinesOfAGuest }) }),
    reply: Type.Object({ data: Type.Array(Type.Omit(CartItem, ['quantity'])) }),
  },
  'GET /api/cart/': {
    id: 'listCartItems',
    summary: "Returns the items of the customer's cart as a plain array.",
    access: 'customer',
    reply: Type.Array(CartItem),
  },
  'POST /api/cart/add/': {
    id: 'addToCart',
    summary: 'Adds the given number of pieces.',
    access: 'customer',
    body: Type.Object({ product_id: Id(), quantity: Quantity({ minimum: 1 }) }),
    reply: Type.Object({ id: Type.Integer(), quantity: Type.Integer() }),
    refusals: changeRefusals,
  },
  'PUT /api/cart/update/': {
    id: 'setCartQuantity',
    summary: 'Sets the quantity of an item; 0 removes it.',
    access: 'customer',
    body: NamedProduct,
    reply: Type.Object({ id: Type.Integer(), quantity: Type.Integer() }),
    refusals: changeRefusals,
  },
  'DELETE /api/cart/remove/': {
    id: 'removeFromCart',
    summary: 'Removes an item from the cart.',
    access: 'customer',
    body: Type.Object({ product_id: Id() }),
    reply: Type.Object({ id: Type.Integer(), quantity: Type.Integer() }),
    refusals: { 'product-not-found': 404 },
  },
});
