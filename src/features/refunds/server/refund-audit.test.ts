import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady, type orderBody } from '#features/checkout/server/checkout.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeCredit } from '#features/store-credit/server/store-credit.service.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('refunds in the audit log, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let staff: ReadyCustomer;
  let gateway: ReadyGateway;
  let variantId = 0;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'owner' });
    gateway = await gatewayReady(app.shop);
    variantId = (await productReady(app.shop, { price: 100_000, stock: 40 })).variantIds[0]!;
  });
  afterAll(() => gateway.close());

  /** Creates a delivered order of a customer with some store credit. */
  const delivered = async (credit: number, body: NonNullable<Parameters<typeof orderBody>[0]>) => {
    const customer = await customerReady(app.shop);
    if (credit > 0)
      await changeCredit(app.shop, {
        customerId: customer.id,
        amount: credit,
        note: 'هدیه',
        by: staff.id,
        role: 'owner',
      });
    const bought = await orderReady(app.shop, { customer, lines: [{ variantId, quantity: 1 }], body });
    if (bought.payAddress !== undefined) await gateway.comeBack(await gateway.choose(bought.payAddress, 'pay'));
    for (const to of ['packaging', 'ready', 'on-the-way', 'delivered'])
      await app.call('POST /api/admin/orders/bulk-move/', {
        token: staff.token,
        body: { numbers: [bought.number], to },
      });
    return bought;
  };
  const logged = async (number: string) => {
    const { rows } = await app.shop.database.pool.query<{ logged: unknown; stored: string[] }>(
      `SELECT a.after -> 'way' AS logged, ARRAY(SELECT r.way FROM refunds r WHERE r.order_id = o.id ORDER BY r.id) AS stored
       FROM orders o JOIN audit_log a ON a.subject_id = o.number AND a.action IN ('order.refunded', 'return.done') WHERE o.number = $1`,
      [number],
    );
    return rows;
  };
  const refund = (number: string, amount: number) =>
    app.call('POST /api/admin/orders/:number/refund/', {
      token: staff.token,
      params: { number },
      headers: { 'idempotency-key': randomUUID() },
      body: { method: 'payment', reason: 'کالا خط داشت', amount },
    });

  test.each<[string, number, NonNullable<Parameters<typeof orderBody>[0]>, string | string[], string[]]>([
    ['cash at the door cannot go back, so credit it is', 0, { payment_method: 'cash' }, 'credit', ['credit']],
    ['a gateway gives it back', 0, { payment_method: 'online' }, 'payment', ['payment']],
    [
      'a card and credit each have their way',
      30_000,
      { payment_method: 'online', credit_amount: 30_000 },
      ['payment', 'credit'],
      ['payment', 'credit'],
    ],
  ])('PAY-08 %s', async (_, credit, body, way, stored) => {
    const bought = await delivered(credit, body);
    expect((await refund(bought.number, bought.total)).status).toBe(200);
    expect(await logged(bought.number)).toEqual([{ logged: way, stored }]);
  });

  test('PAY-08 the refund of a received return is logged, too', async () => {
    const bought = await delivered(0, { payment_method: 'cash' });
    const { body } = await app.call('POST /api/orders/:number/returns/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: { lines: [{ position: 1, quantity: 1 }], reason: 'damaged', text: 'شکسته بود', pictures: [] },
    });
    const { id } = body as { id: number };
    await app.call('POST /api/admin/returns/:id/approve/', { token: staff.token, params: { id }, body: {} });
    await app.call('POST /api/admin/returns/:id/receive/', {
      token: staff.token,
      params: { id },
      body: { restock: true, method: 'payment' },
    });
    expect(await logged(bought.number)).toEqual([{ logged: 'credit', stored: ['credit'] }]);
  });
});
