import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { orderReady } from './checkout.factory.ts';

describe('the events of an order, whatever its path, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let staff: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
    variantId = (await productReady(app.shop, { price: 100_000, stock: 40 })).variantIds[0]!;
  });

  const events = async (number: string) => {
    const { rows } = await app.shop.database.pool.query<{ event: string }>(
      `SELECT concat_ws(' ', m.name, m.news ->> 'state') AS event FROM orders o JOIN outbox m ON (m.news ->> 'orderId')::bigint = o.id
       WHERE o.number = $1 AND m.name LIKE 'order.%' ORDER BY m.id`,
      [number],
    );
    return rows.map(({ event }) => event);
  };
  const call = (name: string, params: Record<string, unknown>, body: object, { token } = staff) =>
    app.call(name, { token, params, body });
  const deliver = async (number: string) => {
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
      await call('POST /api/admin/orders/bulk-move/', {}, { numbers: [number], to });
  };
  const atTheDoor = [
    'order.placed',
    'order.moved packaging',
    'order.moved ready',
    'order.moved on-the-way',
    'order.moved delivered',
    'order.paid',
  ];
  const buy = () => orderReady(app.shop, { lines: [{ variantId, quantity: 1 }] });

  test('API-09 an order fully paid by credit is placed and paid', async () => {
    const customer = await customerReady(app.shop);
    const gift = { customerId: customer.id, amount: 500_000, note: 'هدیه', by: staff.id, role: 'owner' } as const;
    await changeCredit(app.shop, gift);
    const body = { payment_method: 'credit', credit_amount: 500_000 } as const;
    const { number } = await orderReady(app.shop, { customer, lines: [{ variantId, quantity: 1 }], body });
    expect(await events(number)).toEqual(['order.placed', 'order.paid']);
    await call('POST /api/orders/:number/cancel/', { number }, {}, customer);
    expect(await events(number)).toEqual(['order.placed', 'order.paid', 'order.cancelled']);
  });

  test('API-09 an order sold at the counter is placed, paid and handed over', async () => {
    const { body } = await call(
      'POST /api/admin/orders/',
      {},
      {
        items: [{ variant_id: variantId, quantity: 1 }],
        location_id: 1,
        payments: [{ method: 'counter-cash', amount: 95_000 }],
      },
    );
    expect(await events((body as { number: string }).number)).toEqual([
      'order.placed',
      'order.paid',
      'order.moved delivered',
    ]);
  });

  test('API-09 an order paid on delivery is paid when it is handed over, and returned when the staff takes it back', async () => {
    const { number } = await buy();
    await deliver(number);
    expect(await events(number)).toEqual(atTheDoor);
    await call('POST /api/admin/orders/:number/return/', { number }, { reason: 'پشیمان شد' });
    expect(await events(number)).toEqual([...atTheDoor, 'order.moved returned']);
  });

  test('API-09 an order whose last piece is returned becomes returned', async () => {
    const { number, customer } = await buy();
    await deliver(number);
    const lines = [{ position: 1, quantity: 1 }];
    const request = { lines, reason: 'damaged', text: 'شکسته بود', pictures: [] };
    const { body } = await call('POST /api/orders/:number/returns/', { number }, request, customer);
    const { id } = body as { id: number };
    await call('POST /api/admin/returns/:id/approve/', { id }, {});
    await call('POST /api/admin/returns/:id/receive/', { id }, { restock: true, method: 'credit' });
    expect(await events(number)).toEqual([...atTheDoor, 'order.moved returned']);
  });
});
