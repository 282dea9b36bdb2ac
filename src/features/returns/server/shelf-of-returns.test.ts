import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import type { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import type { StockLocation } from '#features/inventory/stock-locations.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { VisibleReturn } from '../returns.contract.ts';

describe('returned goods in a shop with two locations', () => {
  const app = useTestShop();
  let staff: ReadyCustomer;
  let north = 0;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
    const body = { name: { fa: 'شمال', en: 'North' } };
    north = ((await app.call('POST /api/admin/stock-locations/', { token: staff.token, body })).body as StockLocation)
      .id;
  });

  const post = (name: string, params: Record<string, unknown>, body: object, token = staff.token) =>
    app.call(`POST ${name}`, { token, params, body });
  const levels = async (variantId: number) =>
    Object.fromEntries(
      (
        await app.shop.database.pool.query<{ at: number; on_hand: number }>(
          'SELECT location_id AS at, on_hand FROM stock_levels WHERE variant_id = $1',
          [variantId],
        )
      ).rows.map(({ at, on_hand: pieces }) => [at, pieces]),
    );
  const ordered = async () => {
    const { id } = await productReady(app.shop, { price: 100_000, stock: 3 });
    return { id, ...(await orderReady(app.shop, { lines: [{ variantId: id, quantity: 2 }] })) };
  };

  test("a customer's return is stocked at the named location; an unknown one is refused and nothing moves", async () => {
    const { id: variantId, number, customer } = await ordered();
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
      await post('/api/admin/orders/bulk-move/', {}, { numbers: [number], to });
    const requested = await app.call('POST /api/orders/:number/returns/', {
      token: customer.token,
      params: { number },
      body: { lines: [{ position: 1, quantity: 1 }], reason: 'damaged', text: 'کوچک بود', pictures: [] },
    });
    const { id } = requested.body as VisibleReturn;
    await post('/api/admin/returns/:id/approve/', { id }, { answer: '' });
    const receive = (location: number) =>
      post('/api/admin/returns/:id/receive/', { id }, { restock: true, location_id: location, method: 'credit' });
    expect(await receive(999_999)).toMatchObject({ status: 404, body: { code: 'stock-location-not-found' } });
    expect(await levels(variantId)).toEqual({ 1: 1 });
    expect((await receive(north)).body).toMatchObject({ status: 'done', restocked: true });
    expect(await levels(variantId)).toEqual({ 1: 1, [north]: 1 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('goods of a returned parcel are stocked at the named location as well', async () => {
    const { id: variantId, number } = await ordered();
    const { id } = (await post('/api/admin/orders/:number/fulfillments/', { number }, {})).body as Fulfillment;
    await post('/api/admin/fulfillments/:id/move/', { id }, { version: 1, to: 'on-the-way' });
    await post('/api/admin/fulfillments/:id/move/', { id }, { version: 2, to: 'returned', reason: 'refused' });
    const refund = (location: number) =>
      post(
        '/api/admin/fulfillments/:id/refund/',
        { id },
        { version: 3, restock: true, location_id: location, refund_method: 'credit' },
      );
    expect(await refund(999_999)).toMatchObject({ status: 404, body: { code: 'stock-location-not-found' } });
    expect((await refund(north)).status).toBe(200);
    expect(await levels(variantId)).toEqual({ 1: 1, [north]: 2 });
    expect(await bookErrors(app.shop)).toEqual([]);
  });
});
