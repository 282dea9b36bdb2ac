import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { largestOrder } from '../order-sums.rules.ts';
import { orderBody } from './checkout.factory.ts';

describe('an order above the maximum amount', () => {
  const app = useTestShop();
  const refused = { status: 409, body: { code: 'order-too-large', facts: { max: largestOrder } } };

  test('is neither quoted nor placed nor sold at the counter, and one at the maximum is', async () => {
    const customer = await customerReady(app.shop);
    const { variantIds } = await productReady(app.shop, { price: largestOrder, stock: 9_999 });
    const variantId = variantIds[0]!;
    await cartWith(app.shop, customer, [{ variantId, quantity: 9_999 }]);
    const quote = () =>
      app.call('POST /api/checkout/quote/', { token: customer.token, body: { shipping_method_id: 2 } });
    const place = () =>
      app.call('POST /api/orders/', {
        token: customer.token,
        headers: { 'idempotency-key': randomUUID() },
        body: orderBody({ payment_method: 'online' }),
      });
    expect(await quote()).toMatchObject(refused);
    expect(await place()).toMatchObject(refused);

    const cart = await app.call('GET /api/orders/cart/', { token: customer.token });
    expect(cart).toMatchObject({ status: 200, body: { items: [{ quantity: 9_999 }] } });
    const one = { product_id: (cart.body as { items: { id: number }[] }).items[0]!.id, quantity: 1 };
    expect(await app.call('PUT /api/cart/update/', { token: customer.token, body: one })).toMatchObject({
      status: 200,
    });
    expect(await quote()).toMatchObject({ status: 200 });

    const owner = await customerReady(app.shop, { role: 'owner' });
    const { body } = await app.call('GET /api/admin/stock-locations/', { token: owner.token });
    const atCounter = await app.call('POST /api/admin/orders/', {
      token: owner.token,
      body: {
        items: [{ variant_id: variantId, quantity: 2 }],
        location_id: (body as { data: { id: number }[] }).data[0]!.id,
        payments: [{ method: 'counter-cash', amount: 1 }],
      },
    });
    expect(atCounter).toMatchObject(refused);
  });
});
