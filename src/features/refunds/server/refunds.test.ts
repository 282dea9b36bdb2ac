import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { notifyRefunded } from './refund-notices.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady, type orderBody } from '#features/checkout/server/checkout.factory.ts';
import { changeCredit, creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { GatewayUnavailable, type Refund, type Refunded } from '#features/payments/server/payment-method.ts';
import { zarinpal } from '#features/payments/server/zarinpal/zarinpal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { payDueRefunds, payRefund } from './due-refunds.service.ts';

const minute = 60_000;
const asShipped = zarinpal.refund;
const request = vi.fn<(refund: Refund) => Promise<Refunded>>();

/** Makes the gateway refund in these tests as `requested` specifies. */
function letGatewayRefund(): void {
  Object.assign(zarinpal, { refund: (_: unknown, refund: Refund) => request(refund) });
}

describe('refunds', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '864000' });
  let staff: ReadyCustomer;
  let gateway: ReadyGateway;
  let variantId = 0;
  beforeAll(async () => {
    staff = await customerReady(app.shop, { role: 'manager' });
    gateway = await gatewayReady(app.shop);
    letGatewayRefund();
  });
  afterAll(async () => {
    Object.assign(zarinpal, { refund: asShipped });
    await gateway.close();
  });
  beforeEach(async () => {
    request.mockReset().mockImplementation(({ key }) => Promise.resolve({ outcome: 'done', reference: `R-${key}` }));
    variantId = (await productReady(app.shop, { price: 100_000, stock: 100 })).variantIds[0]!;
  });

  const paidOrder = async (quantity = 2, body: Parameters<typeof orderBody>[0] = {}, customer?: ReadyCustomer) => {
    const bought = await orderReady(app.shop, {
      lines: [{ variantId, quantity }],
      body: { payment_method: 'online', ...body },
      ...(customer === undefined ? {} : { customer }),
    });
    if (bought.payAddress !== undefined) await gateway.comeBack(await gateway.choose(bought.payAddress, 'pay'));
    return bought;
  };
  const refund = (number: string, body: object, key = randomUUID(), token = staff.token) =>
    app.call('POST /api/admin/orders/:number/refund/', {
      token,
      params: { number },
      headers: { 'idempotency-key': key },
      body: { method: 'credit', reason: 'کالا خط داشت', ...body },
    });
  const detail = async (bought: { number: string; customer: ReadyCustomer }) =>
    (await app.call('GET /api/orders/:number/', { token: bought.customer.token, params: { number: bought.number } }))
      .body as OrderDetail;
  const rows = async (number: string) =>
    (
      await app.shop.database.pool.query<{
        id: number;
        amount: number;
        way: string;
        state: string;
        source: string;
        cause: string;
      }>(
        'SELECT r.id, r.amount, r.way, r.state, r.source, r.cause FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.number = $1 ORDER BY r.id',
        [number],
      )
    ).rows;
  const adds = async () =>
    (
      await app.shop.database.pool.query(`
      SELECT 1 FROM orders o WHERE o.refunded <> (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.state <> 'failed' AND r.cause <> 'not-taken')
      UNION ALL
      SELECT 1 FROM payments p WHERE p.refunded <> (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state <> 'failed')`)
    ).rows.length === 0;

  test('PAY-08 a part of an order is refunded to its payment method, then the rest, and never more', async () => {
    const bought = await paidOrder();
    expect((await refund(bought.number, { method: 'payment', amount: 50_000 })).body).toMatchObject({
      refunded: 50_000,
      refund_status: 'part',
      refundable: bought.total - 50_000,
      status: 'placed',
    });
    expect(await rows(bought.number)).toMatchObject([
      { amount: 50_000, way: 'payment', state: 'due', source: 'gateway', cause: 'staff' },
    ]);
    expect(request).not.toHaveBeenCalled();
    await payDueRefunds(app.shop);
    await payDueRefunds(app.shop);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request.mock.calls[0]?.[0]).toMatchObject({ amount: 50_000, attempt: { amount: bought.total } });
    expect((await detail(bought)).refunds).toMatchObject([
      {
        amount: 50_000,
        method: 'payment',
        status: 'done',
        reason: 'کالا خط داشت',
        reference: expect.stringContaining('R-staff') as string,
      },
    ]);
    expect((await refund(bought.number, { amount: bought.total })).body).toMatchObject({ code: 'refund-too-much' });
    expect((await refund(bought.number, { amount: bought.total - 50_000 })).body).toMatchObject({
      refund_status: 'whole',
      refundable: 0,
      can: { refund: false },
    });
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total - 50_000);
    expect((await refund(bought.number, { amount: 1 })).body).toMatchObject({ code: 'nothing-to-refund' });
    expect(await adds()).toBe(true);
  });

  test('the price of some pieces of a line is refunded; pieces that were not bought are refused', async () => {
    const bought = await paidOrder(3);
    expect((await refund(bought.number, { lines: [{ position: 0, quantity: 4 }] })).body).toMatchObject({
      code: 'refund-of-what',
    });
    expect((await refund(bought.number, {})).body).toMatchObject({ code: 'refund-of-what' });
    const { lines } = await detail(bought);
    expect(
      (await refund(bought.number, { lines: [{ position: lines[0]!.position, quantity: 2 }] })).body,
    ).toMatchObject({ refunded: (lines[0]!.total / 3) * 2 });
  });

  test('a piece is refunded once: named twice, with an amount, in a second refund or by a return', async () => {
    const bought = await paidOrder(2);
    const { lines } = await detail(bought);
    const { position, total } = lines[0]!;
    const one = { position, quantity: 1 };
    for (const body of [{ lines: [one, one] }, { lines: [one], amount: 1 }])
      expect((await refund(bought.number, body)).body).toMatchObject({ code: 'refund-of-what' });
    const key = randomUUID();
    for (let press = 0; press < 2; press += 1)
      expect((await refund(bought.number, { lines: [one] }, key)).body).toMatchObject({ refunded: total / 2 });
    expect((await refund(bought.number, { lines: [{ ...one, quantity: 2 }] })).body).toMatchObject({
      code: 'refund-of-what',
    });
    expect((await refund(bought.number, { lines: [one] })).body).toMatchObject({ refunded: total });
    expect((await detail(bought)).lines).toMatchObject([{ quantity: 2, returned: 0, paid_back: 2 }]);
    expect((await refund(bought.number, { lines: [one] })).body).toMatchObject({ code: 'refund-of-what' });
    expect(await adds()).toBe(true);
  });

  test('the same request twice refunds once', async () => {
    const bought = await paidOrder();
    const key = randomUUID();
    const answers = [
      await refund(bought.number, { amount: bought.total }, key),
      await refund(bought.number, { amount: bought.total }, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total);
  });

  test('a refund that the gateway refuses becomes credit, and the customer is notified', async () => {
    request.mockResolvedValue({ outcome: 'refused', why: 'card closed' });
    const bought = await paidOrder();
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: { refund_method: 'payment' },
    });
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(0);
    await payDueRefunds(app.shop);
    expect(await rows(bought.number)).toMatchObject([
      { state: 'failed', way: 'payment' },
      { state: 'done', way: 'credit', amount: bought.total },
    ]);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total);
    expect(await adds()).toBe(true);
    for (const { id } of await rows(bought.number)) await notifyRefunded(app.shop, { refundId: id });
    for (const { id } of await rows(bought.number)) await notifyRefunded(app.shop, { refundId: id });
    expect((await app.shop.outlet.sentTo(bought.customer.phone)).map(({ text }) => text)).toEqual([
      expect.stringContaining('بانک') as string,
    ]);
    const seen = (
      await app.call('GET /api/admin/orders/:number/', { token: staff.token, params: { number: bought.number } })
    ).body as StaffOrderDetail;
    expect(seen.refunds[0]).toMatchObject({ status: 'failed', failure: 'card closed' });
  });

  test('for an order paid by two cards, the customer is notified of each part that its gateway refuses', async () => {
    request.mockResolvedValue({ outcome: 'refused', why: 'card closed' });
    const { customer, number } = await orderReady(app.shop, {
      lines: [{ variantId, quantity: 2 }],
      body: { payment_method: 'online' },
    });
    for (const amount of [{ amount: 50_000 }, {}]) {
      const { body } = await app.call('POST /api/orders/:number/pay/', {
        token: customer.token,
        params: { number },
        body: amount,
      });
      const { redirect_url: address } = (body as { payment: { redirect_url: string } }).payment;
      await gateway.comeBack(await gateway.choose(address, 'pay'));
    }
    await app.call('POST /api/orders/:number/cancel/', {
      token: customer.token,
      params: { number },
      body: { refund_method: 'payment' },
    });
    await payDueRefunds(app.shop);
    const turned = (await rows(number)).filter(({ state }) => state === 'done');
    expect(turned).toHaveLength(2);
    for (const { id } of turned) await notifyRefunded(app.shop, { refundId: id });
    const texts = (await app.shop.outlet.sentTo(customer.phone)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('بانک'))).toHaveLength(2);
  });

  test('a refund at an unresponsive gateway is retried under the same key, and after a day it becomes credit', async () => {
    request.mockRejectedValue(new GatewayUnavailable('silent'));
    const bought = await paidOrder();
    await refund(bought.number, { method: 'payment', amount: 70_000 });
    for (let hours = 0; hours < 60; hours++) {
      await payDueRefunds(app.shop);
      app.clock.advance(60 * minute);
    }
    expect(request).toHaveBeenCalledTimes(10);
    expect(new Set(request.mock.calls.map(([{ key }]) => key)).size).toBe(1);
    expect(await rows(bought.number)).toMatchObject([
      { state: 'failed' },
      { state: 'done', way: 'credit', amount: 70_000 },
    ]);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(70_000);
    expect(await adds()).toBe(true);
  });

  test("a process killed after the gateway's refund retries it under the same key", async () => {
    const bought = await paidOrder();
    await refund(bought.number, { method: 'payment', amount: 60_000 });
    const [due] = await rows(bought.number);
    request.mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(payRefund(app.shop, due!.id)).rejects.toThrow('killed');
    await payRefund(app.shop, due!.id);
    expect(request).toHaveBeenCalledTimes(1);
    app.clock.advance(6 * minute);
    await payRefund(app.shop, due!.id);
    expect(request.mock.calls[1]).toEqual(request.mock.calls[0]);
    expect(await rows(bought.number)).toMatchObject([{ state: 'done', way: 'payment' }]);
  });

  test("PAY-08 cancelling an order paid by credit and card refunds the card's part as chosen and the credit as credit", async () => {
    const customer = await customerReady(app.shop);
    await changeCredit(app.shop, {
      customerId: customer.id,
      amount: 30_000,
      note: 'هدیه',
      by: staff.id,
      role: 'owner',
    });
    const bought = await paidOrder(2, { credit_amount: 30_000 }, customer);
    const cancelled = await app.call('POST /api/orders/:number/cancel/', {
      token: customer.token,
      params: { number: bought.number },
      body: { refund_method: 'payment' },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refund_status: 'whole', refunded: bought.total });
    expect(await rows(bought.number)).toMatchObject([
      { source: 'gateway', way: 'payment', amount: bought.total - 30_000 },
      { source: 'credit', way: 'credit', amount: 30_000 },
    ]);
    expect(await creditBalance(app.shop, customer.id)).toBe(30_000);
    expect(await adds()).toBe(true);
  });

  test('refunds are for owner and manager; an unpaid or unknown order has nothing to refund', async () => {
    const support = await customerReady(app.shop, { role: 'support' });
    const unpaid = await orderReady(app.shop, { lines: [{ variantId, quantity: 1 }] });
    expect((await refund(unpaid.number, { amount: 1 }, randomUUID(), support.token)).status).toBe(403);
    expect((await refund(unpaid.number, { amount: 1 }, randomUUID(), unpaid.customer.token)).status).toBe(403);
    expect((await refund(unpaid.number, { amount: 1 })).body).toMatchObject({ code: 'nothing-to-refund' });
    expect((await refund('99999999', { amount: 1 })).status).toBe(404);
    for (const amount of [0, -5, 1.5, 1e15]) expect((await refund(unpaid.number, { amount })).status).toBe(400);
  });
});

describe('concurrent refunds of the same money, on PostgreSQL', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', DATABASE_POOL_SIZE: '20' });
  let gateway: ReadyGateway;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
    letGatewayRefund();
    request.mockReset().mockImplementation(() => Promise.resolve({ outcome: 'done', reference: 'R' }));
  });
  afterAll(async () => {
    Object.assign(zarinpal, { refund: asShipped });
    await gateway.close();
  });

  const paid = async () => {
    const { variantIds } = await productReady(app.shop, { price: 100_000, stock: 10 });
    const bought = await orderReady(app.shop, {
      lines: [{ variantId: variantIds[0]!, quantity: 1 }],
      body: { payment_method: 'online' },
    });
    await gateway.comeBack(await gateway.choose(bought.payAddress!, 'pay'));
    return bought;
  };

  test('PAY-08 two staff members who refund a whole order concurrently refund it once', async () => {
    const staff = await customerReady(app.shop, { role: 'owner' });
    const bought = await paid();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.call('POST /api/admin/orders/:number/refund/', {
          token: staff.token,
          params: { number: bought.number },
          headers: { 'idempotency-key': randomUUID() },
          body: { method: 'credit', reason: 'دو نفر', amount: bought.total },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total);
  });

  test('PAY-08 a concurrent refund and cancellation refund the payment once', async () => {
    const staff = await customerReady(app.shop, { role: 'owner' });
    for (let round = 0; round < 4; round++) {
      const bought = await paid();
      await Promise.all([
        app.call('POST /api/admin/orders/:number/refund/', {
          token: staff.token,
          params: { number: bought.number },
          headers: { 'idempotency-key': randomUUID() },
          body: { method: 'credit', reason: 'کالا خط داشت', amount: 40_000 },
        }),
        app.call('POST /api/orders/:number/cancel/', {
          token: bought.customer.token,
          params: { number: bought.number },
          body: {},
        }),
        app.call('POST /api/admin/orders/:number/cancel/', {
          token: staff.token,
          params: { number: bought.number },
          body: { reason: 'خواست مشتری' },
        }),
      ]);
      expect(await creditBalance(app.shop, bought.customer.id)).toBe(bought.total);
    }
  });

  test('ten workers that find the same refund due call the gateway once', async () => {
    const bought = await paid();
    await app.call('POST /api/orders/:number/cancel/', {
      token: bought.customer.token,
      params: { number: bought.number },
      body: { refund_method: 'payment' },
    });
    request.mockClear();
    await Promise.all(Array.from({ length: 10 }, () => payDueRefunds(app.shop)));
    expect(request).toHaveBeenCalledTimes(1);
  });
});
