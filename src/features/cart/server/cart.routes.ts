import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { cartContract } from '../cart.contract.ts';
import { cartRefusals } from './cart-errors.messages.ts';
import {
  addByNumber,
  addToCart,
  addToCartOnce,
  cartOf,
  itemsAsTheyAre,
  joinGuestCart,
  removeFromCart,
  setCartQuantity,
} from './cart.service.ts';

/** Both families of cart calls: they read and change the same cart. */
export const cartRoutes = routes(cartContract, {
  'GET /api/orders/cart/': async ({ shop, caller: { customerId }, language }) => ({
    items: await cartOf(shop, { customerId, language }),
  }),

  'POST /api/orders/cart/': async ({ shop, caller: { customerId }, key, body }) => {
    const { product_id: item, variant_id: variant, quantity } = body;
    if (item !== undefined && variant === undefined)
      return setCartQuantity(shop, { customerId, variantId: item, quantity });
    if (variant === undefined || item !== undefined)
      return refuse(
        'one-id-needed',
        inBoth(cartRefusals, (t) => t.oneIdNeeded),
      );
    if (quantity < 1) {
      const message = inBoth(cartRefusals, (t) => t.quantityTooSmall);
      return refuse('quantity-too-small', message, { fields: { quantity: message } });
    }
    const change = { customerId, variantId: variant, quantity };
    return key === null ? addToCart(shop, change) : addToCartOnce(shop, { ...change, key });
  },

  'POST /api/orders/cart/merge/': async ({ shop, caller: { customerId }, key, body, language }) => ({
    items: await joinGuestCart(shop, { customerId, language, key: key ?? '', items: body.items }),
  }),

  'POST /api/variants/lookup/': async ({ shop, body, language }) => ({
    data: await itemsAsTheyAre(shop, { ids: body.ids, language }),
  }),

  'GET /api/cart/': ({ shop, caller: { customerId }, language }) => cartOf(shop, { customerId, language }),

  'POST /api/cart/add/': async ({ shop, caller: { customerId }, body }) =>
    addByNumber(shop, { customerId, variantId: body.product_id, quantity: body.quantity }),

  'PUT /api/cart/update/': async ({ shop, caller: { customerId }, body }) =>
    setCartQuantity(shop, { customerId, variantId: body.product_id, quantity: body.quantity }),

  'DELETE /api/cart/remove/': async ({ shop, caller: { customerId }, body }) =>
    removeFromCart(shop, { customerId, variantId: body.product_id }),
});
