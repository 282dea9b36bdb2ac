import { describe, expect, test, vi } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { messageSent } from '#features/chat/server/chat.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { reviewReady } from '#features/reviews/server/reviews.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { WaitingQueue } from '../dashboard.contract.ts';
import { ticketReady } from '#features/tickets/server/tickets.factory.ts';

describe('pending work of the staff', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  const waiting = async (token: string) =>
    ((await app.call('GET /api/admin/counts/', { token })).body as { data: WaitingQueue[] }).data;
  const counts = async (token: string) =>
    Object.fromEntries((await waiting(token)).map(({ name, count }) => [name, count]));

  test('each queue counts only what is pending, with one query', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const buyer = await customerReady(app.shop);
    const empty = await counts(owner.token);
    expect(Object.values(empty).every((count) => count === 0)).toBe(true);
    const { variantIds } = await productReady(app.shop, { price: 100_000, stock: 8, slug: 'a-lamp' });
    const order = await orderReady(app.shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    await reviewReady(app.shop, { slug: 'a-lamp', customerId: buyer.id });
    await ticketReady(app.shop);
    await messageSent(app.shop, buyer, 'سلام');
    const queries = vi.spyOn(app.shop.database.pool, 'query');
    expect(await counts(owner.token)).toEqual({ ...empty, orders: 1, reviews: 1, tickets: 1, conversations: 1 });
    const requests = queries.mock.calls
      .map(([query]) => (query as { name?: string }).name ?? '')
      .filter((name) => name.startsWith('waiting_'));
    expect(requests).toHaveLength(Object.keys(empty).length);
    queries.mockRestore();
    await app.call('POST /api/admin/orders/bulk-move/', {
      token: owner.token,
      body: { numbers: [order.number], to: 'packaging' },
    });
    await messageSent(app.shop, buyer, 'بفرمایید', owner);
    expect(await counts(owner.token)).toMatchObject({ orders: 0, conversations: 0, reviews: 1 });
  });

  test('a role gets only its own queues, and a customer none', async () => {
    const [writer, support, customer] = [
      await customerReady(app.shop, { role: 'writer' }),
      await customerReady(app.shop, { role: 'support' }),
      await customerReady(app.shop),
    ];
    expect((await waiting(writer.token)).map(({ name }) => name)).toEqual(['comments']);
    const names = (await waiting(support.token)).map(({ name }) => name);
    expect(names).toContain('tickets');
    expect(names).not.toContain('applications');
    expect((await app.call('GET /api/admin/counts/', { token: customer.token })).status).toBe(403);
  });
});
