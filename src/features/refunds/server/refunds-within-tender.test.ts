import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('refunds never exceed the amount of their tender, whatever writes them, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000', DATABASE_POOL_SIZE: '20' });
  let gateway: ReadyGateway;
  let staff: ReadyCustomer;
  let variantId = 0;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
    staff = await customerReady(app.shop, { role: 'owner' });
    variantId = (await productReady(app.shop, { price: 100_000, stock: 40 })).variantIds[0]!;
  });
  afterAll(() => gateway.close());

  const rows = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    (await app.shop.database.pool.query<Row>(text, values)).rows;
  const paidOrder = async () => {
    const bought = await orderReady(app.shop, {
      lines: [{ variantId, quantity: 1 }],
      body: { payment_method: 'online' },
    });
    await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'));
    const [payment] = await rows<{ id: number; captured: number; order_id: number }>(
      'SELECT p.id, p.captured, p.order_id FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = $1',
      bought.number,
    );
    return { ...bought, payment: payment! };
  };

  test('PAY-08 of twenty concurrent quarter refunds written outside all services, four are stored', async () => {
    const { payment } = await paidOrder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, which) =>
        rows(
          `INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, key, at, next_try_at)
           VALUES ($1, 'gateway', $2, $3, 'payment', 'due', 'staff', $4, '2026-11-25', '2026-11-25')`,
          payment.order_id,
          payment.id,
          payment.captured / 4,
          `race:${String(payment.id)}:${String(which)}`,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ constraint: 'refunds_within_tender' });
    // Refunds cannot be deleted; a failed one no longer counts.
    await rows(`UPDATE refunds SET state = 'failed' WHERE payment_id = $1`, payment.id);
  });

  test('PAY-08 a sum refused by the gateway is free again, and no later refund exceeds it', async () => {
    const { payment } = await paidOrder();
    const write = (amount: number, key: string) =>
      rows(
        `INSERT INTO refunds (order_id, source, payment_id, amount, way, state, cause, key, at, next_try_at)
         VALUES ($1, 'gateway', $2, $3, 'payment', 'due', 'staff', $4, '2026-11-25', '2026-11-25')`,
        payment.order_id,
        payment.id,
        amount,
        `${key}:${String(payment.id)}`,
      );
    await write(payment.captured, 'whole');
    await expect(write(1, 'more')).rejects.toMatchObject({ constraint: 'refunds_within_tender' });
    await rows(`UPDATE refunds SET state = 'failed' WHERE payment_id = $1`, payment.id);
    await write(1, 'again');
    await expect(
      rows(`UPDATE refunds SET state = 'due' WHERE payment_id = $1 AND state = 'failed'`, payment.id),
    ).rejects.toMatchObject({ code: '23001' });
    // Refunds cannot be deleted; a failed one no longer counts.
    await rows(`UPDATE refunds SET state = 'failed' WHERE payment_id = $1`, payment.id);
  });

  test('PAY-08 of twenty concurrent quarter refunds, four succeed, and a tender states its amount and its refunds', async () => {
    const { number, payment } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, which) =>
        app.call('POST /api/admin/orders/:number/refund/', {
          token: staff.token,
          params: { number },
          headers: { 'idempotency-key': `quarter-${String(which)}-${number}` },
          body: { method: 'credit', reason: 'کالا خط داشت', amount: payment.captured / 4 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, ...Array<number>(16).fill(409)]);
    expect(
      (await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number } })).body,
    ).toMatchObject({
      payments: [{ kind: 'gateway', status: 'refunded', captured: payment.captured, refunded: payment.captured }],
    });
  });
});
