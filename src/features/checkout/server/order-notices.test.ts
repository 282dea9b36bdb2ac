import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from './checkout.factory.ts';

describe('events of orders', () => {
  const app = useTestShop();

  test('the event of a placed order goes through the outbox and the queue to its customer, once', async () => {
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
});
