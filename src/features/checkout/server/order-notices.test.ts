import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { notifyOrderPlaced } from '#features/orders/server/order-notices.service.ts';
import { orderBody, orderReady } from './checkout.factory.ts';

describe('events of orders', () => {
  const app = useTestShop();

  test('the event of a placed order reaches its customer through outbox and queue, once', async () => {
    const customer = await customerReady(app.shop, { phone: '+989121112233' });
    const product = await productReady(app.shop, { stock: 5 });
    await orderReady(app.shop, { customer, lines: [{ variantId: product.id, quantity: 2 }] });
    expect((await app.shop.db.select().from(outbox)).map(({ name }) => name)).toContain('order.placed');
    const running = await startJobs(app.shop, createEvents(app.shop.database, app.shop.clock), ordersJobs);
    try {
      await expect
        .poll(() => app.shop.outlet.sentTo('+989121112233'), { timeout: 15_000, interval: 200 })
        .toHaveLength(1);
    } finally {
      await running.stop();
    }
    const [message] = await app.shop.outlet.sentTo('+989121112233');
    expect(message?.text).toMatch(/سفارش شما با شمارهٔ [۰-۹]{8} ثبت شد/);
    expect(await app.shop.db.select().from(outbox)).toEqual([]);
  });

  test("its customer is notified in the language of the order, or the shop's if that is unknown", async () => {
    const { variantIds } = await productReady(app.shop, { stock: 5 });
    const place = async (phone: string, language: string) => {
      const customer = await customerReady(app.shop, { phone });
      await cartWith(app.shop, customer, [{ variantId: variantIds[0]!, quantity: 1 }]);
      const { status } = await app.call('POST /api/orders/', {
        token: customer.token,
        headers: { 'idempotency-key': phone, cookie: `language=${language}` },
        body: orderBody(),
      });
      expect(status).toBe(201);
      return newest();
    };
    const newest = async () =>
      (await app.shop.database.pool.query<{ id: number }>('SELECT max(id)::int AS id FROM orders')).rows[0]!.id;
    const [english, persian] = [await place('+989121112244', 'en'), await place('+989121112255', 'fa')];
    const customer = await customerReady(app.shop, { phone: '+989121112266' });
    await orderReady(app.shop, { customer, lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
    const englishShop = { ...app.shop, identity: { ...app.shop.identity, language: 'en' as const } };
    await notifyOrderPlaced(app.shop, { orderId: english });
    await notifyOrderPlaced(englishShop, { orderId: persian });
    await notifyOrderPlaced(englishShop, { orderId: await newest() });
    const textTo = async (phone: string) => (await app.shop.outlet.sentTo(phone))[0]?.text;
    expect(await textTo('+989121112244')).toMatch(/Your order [0-9]{8} is placed/);
    expect(await textTo('+989121112255')).toMatch(/سفارش شما با شمارهٔ [۰-۹]{8} ثبت شد/);
    expect(await textTo('+989121112266')).toMatch(/Your order [0-9]{8} is placed/);
    await expect(
      app.shop.database.pool.query(`UPDATE orders SET language = 'fa' WHERE id = ${english}`),
    ).rejects.toMatchObject({ code: '23001' });
  });
});
