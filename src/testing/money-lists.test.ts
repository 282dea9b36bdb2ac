import { beforeAll, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from './test-shop.ts';

interface Line {
  readonly id: number;
  readonly order: { readonly id: number; readonly number: string };
  readonly updated_at: string;
  readonly [moment: `${string}_at`]: unknown;
}

const always = '2000-01-01T00:00:00Z';
const lists = ['payments', 'refunds', 'invoices'] as const;

describe('the money lists', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let manager: ReadyCustomer;
  const numbers: string[] = [];
  beforeAll(async () => {
    manager = await customerReady(app.shop, { role: 'manager' });
    const { id } = await productReady(app.shop, { stock: 50, price: 100_000 });
    for (let n = 0; n < 3; n++) {
      const { number } = await orderReady(app.shop, { lines: [{ variantId: id, quantity: 1 }] });
      numbers.push(number);
      const sent = { token: manager.token, params: { number } };
      await app.call('GET /api/admin/orders/:number/invoice/', sent);
      for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
        await app.call('POST /api/admin/orders/bulk-move/', { token: manager.token, body: { numbers: [number], to } });
      await app.call('POST /api/admin/orders/:number/refund/', {
        ...sent,
        body: { method: 'credit', reason: 'x', amount: 10_000 },
      });
    }
  });
  const read = async (list: string, query: Record<string, unknown> = {}, token = manager.token) =>
    (await app.call(`GET /api/admin/${list}/`, { token, query })).body as { data: Line[]; next_after: string | null };

  test.each(lists)('%s are listed newest first, by their changes, and by order', async (list) => {
    const all = await read(list);
    expect(all.data.map(({ order }) => order.number)).toEqual(numbers.toReversed());
    const page = await read(list, { updated_since: always, page_size: 2 });
    const rest = await read(list, { updated_since: always, page_size: 2, after: page.next_after });
    expect([...page.data, ...rest.data].map(({ order }) => order.number)).toEqual(numbers);
    const { order } = all.data[0]!;
    expect((await read(list, { order_number: order.number })).data).toHaveLength(1);
    expect((await read(list, { order_id: order.id })).data).toMatchObject([{ order }]);
    expect((await read(list, { order_id: 2_000_000_000 })).data).toEqual([]);
    const range = { payments: 'settled', refunds: 'created', invoices: 'issued' }[list];
    expect((await read(list, { [`${range}_from`]: always })).data).toHaveLength(3);
    expect((await read(list, { [`${range}_to`]: always })).data).toEqual([]);
    const moment = all.data[1]![`${range}_at`] as string;
    const between = await read(list, { [`${range}_from`]: moment, [`${range}_to`]: moment });
    expect(between.data.map(({ id }) => id)).toContain(all.data[1]!.id);
    const wrong = await app.call(`GET /api/admin/${list}/`, {
      token: manager.token,
      query: { [`${range}_from`]: '2026-13-01' },
    });
    expect(wrong.status).toBe(400);
  });

  test('are listed by time window, latest first, page by page', async () => {
    const { order } = (await read('payments')).data[0]!;
    const insert = `INSERT INTO payments (order_id, method, kind, state, amount, authority, started_at, settled_at)
      VALUES ($1, 'zibal', 'gateway', 'failed', 10, $2, $3, $3)`;
    const days = [2, 3, 1].map((day) => `2020-01-0${day}T00:00:00.000Z`);
    for (const day of days) await app.shop.database.pool.query(insert, [order.id, day, day]);
    const window = { settled_from: days[2], settled_to: days[1], page_size: 1 };
    const moments: unknown[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await read('payments', { ...window, ...(after === undefined ? {} : { after }) });
      moments.push(...page.data.map((row) => row.settled_at));
      after = page.next_after;
    }
    expect(moments).toEqual(days.toSorted().toReversed());
    const { next_after: after } = await read('payments', window);
    const elsewhere = await app.call('GET /api/admin/payments/', { token: manager.token, query: { after } });
    expect(elsewhere.status).toBe(400);
  });

  test('list what was paid, refunded and invoiced', async () => {
    expect((await read('payments', { kind: 'cash', status: 'paid' })).data[0]).toMatchObject({
      amount: expect.any(Number) as number,
      refunded: 10_000,
    });
    expect((await read('refunds', { status: 'done' })).data[0]).toMatchObject({ amount: 10_000, method: 'credit' });
    expect((await read('invoices', { kind: 'original' })).data[0]).toMatchObject({ paid_at: null, document: 'A-3' });
  });

  test('are for owner and manager, and their keys with orders:read', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    const [may, mayNot] = await Promise.all([
      keyReady(app.shop, { customerId: manager.id, scopes: ['orders:read'] }),
      keyReady(app.shop, { customerId: manager.id, scopes: ['stock:read'] }),
    ]);
    for (const list of lists) {
      const status = async (token?: string) => (await app.call(`GET /api/admin/${list}/`, { token })).status;
      expect([await status(), await status(support.token), await status(mayNot), await status(may)], list).toEqual([
        401, 403, 403, 200,
      ]);
    }
  });
});
