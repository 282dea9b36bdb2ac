import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { reviewReady } from '#features/reviews/server/reviews.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { ticketReady } from '#features/tickets/server/tickets.factory.ts';

describe('figures of a customer', () => {
  const app = useTestShop();
  const nothing = {
    orders_count: 0,
    spent: 0,
    cancelled_count: 0,
    returned_count: 0,
    reviews_count: 0,
    questions_count: 0,
    comments_count: 0,
    tickets_count: 0,
  };

  test('counts the purchases and texts of this customer only', async () => {
    const [support, customer, other] = [
      await customerReady(app.shop, { role: 'support' }),
      await customerReady(app.shop),
      await customerReady(app.shop),
    ];
    const of = async (id: number) =>
      (await app.call('GET /api/admin/customers/:id/figures/', { token: support.token, params: { id } })).body;
    expect(await of(customer.id)).toEqual(nothing);
    const { variantIds } = await productReady(app.shop, { stock: 9, slug: 'a-lamp' });
    const lines = [{ variantId: variantIds[0]!, quantity: 1 }];
    const stored = await orderReady(app.shop, { lines, customer });
    const gone = await orderReady(app.shop, { lines, customer });
    await app.call('POST /api/orders/:number/cancel/', {
      token: customer.token,
      params: { number: gone.number },
      body: {},
    });
    await reviewReady(app.shop, { slug: 'a-lamp', customerId: customer.id });
    await ticketReady(app.shop, { customerId: customer.id });
    expect(await of(customer.id)).toEqual({
      ...nothing,
      orders_count: 1,
      spent: stored.total,
      cancelled_count: 1,
      reviews_count: 1,
      tickets_count: 1,
    });
    expect(await of(other.id)).toEqual(nothing);
    expect(
      (await app.call('GET /api/admin/customers/:id/figures/', { token: customer.token, params: { id: customer.id } }))
        .status,
    ).toBe(403);
  });
});
