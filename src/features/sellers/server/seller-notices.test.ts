import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { notificationsJobs } from '#features/notifications/server/notifications.jobs.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { browser, pushService, unsealed } from '#testing/push-service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { sellerReady } from './sellers.factory.ts';
import { sellersJobs } from './sellers.jobs.ts';

interface Notified {
  readonly kind: string;
  readonly text: string;
  readonly link: string;
}

describe('seller notifications', () => {
  const app = useTestShop();
  let gateway: ReadyGateway;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());

  const notifiedOf = async (token: string, cookie = '') =>
    ((await app.call('GET /api/notifications/', { token, headers: { cookie } })).body as { data: Notified[] }).data;
  const kindsOf = async (token: string) => (await notifiedOf(token)).map((notice) => notice.kind);
  const productOf = (sellerId: number) => productReady(app.shop, { sellerId, variants: [{ stock: 9 }] });

  /** Runs the jobs of all events and of the resulting ones, each twice, as after a crash during a job. */
  const handleEventsTwice = async () => {
    for (
      let events = await app.shop.db.delete(outbox).returning();
      events.length > 0;
      events = await app.shop.db.delete(outbox).returning()
    ) {
      for (const notified of events.toSorted((one, other) => one.id - other.id)) {
        for (const job of [...sellersJobs, ...notificationsJobs].filter(({ on }) =>
          on?.some((name) => name === notified.name),
        )) {
          for (let turn = 1; turn <= 2; turn++)
            await job.run(app.shop, notified.news as Record<string, unknown>, { id: notified.id, name: notified.name });
        }
      }
    }
  };

  test('VEND-02 an order is announced once to each seller with a part of it, also for a duplicate event, and to no other', async () => {
    const [one, other, idle] = [await sellerReady(app.shop), await sellerReady(app.shop), await sellerReady(app.shop)];
    const push = await pushService();
    const device = browser(push.origin);
    await app.call('POST /api/notifications/push/', { token: one.token, body: device.subscription });
    const [mine, theirs, house] = [
      await productOf(one.sellerId),
      await productOf(other.sellerId),
      await productReady(app.shop),
    ];
    const { number, customer } = await orderReady(app.shop, {
      lines: [
        { variantId: mine.id, quantity: 2 },
        { variantId: theirs.id, quantity: 1 },
        { variantId: house.id, quantity: 1 },
      ],
    });
    await handleEventsTwice();
    await push.close();
    expect(await notifiedOf(one.token)).toMatchObject([
      { kind: 'seller-order', link: '/seller', text: expect.stringContaining('۲ عدد') as string },
    ]);
    expect((await notifiedOf(other.token, 'language=en')).map(({ text }) => text.replace(/\p{Cf}/gu, ''))).toEqual([
      `Order ${number} holds 1 piece of yours. Please pack it.`,
    ]);
    expect([await kindsOf(customer.token), await kindsOf(idle.token)]).toEqual([['order-placed'], []]);
    expect(push.delivered.map(({ body }) => (JSON.parse(unsealed(body, device)) as { title: string }).title)).toEqual([
      'سفارش تازه برای فروشگاه شما',
    ]);
  });

  test('VEND-02 an order to be paid online is announced once paid, and one cancelled before that is not', async () => {
    const seller = await sellerReady(app.shop);
    const lines = [{ variantId: (await productOf(seller.sellerId)).id, quantity: 1 }];
    const online = await orderReady(app.shop, { lines, body: { payment_method: 'online' } });
    const calledOff = await orderReady(app.shop, { lines });
    await app.call('POST /api/orders/:number/cancel/', {
      token: calledOff.customer.token,
      params: { number: calledOff.number },
      body: {},
    });
    await handleEventsTwice();
    expect(await notifiedOf(seller.token)).toEqual([]);
    await gateway.comeBack(await gateway.choose(online.payAddress!, 'pay'));
    await handleEventsTwice();
    expect(await kindsOf(seller.token)).toEqual(['seller-order']);
  });

  test('VEND-02 a closed shop is not notified of orders', async () => {
    const seller = await sellerReady(app.shop);
    const { customer } = await orderReady(app.shop, {
      lines: [{ variantId: (await productOf(seller.sellerId)).id, quantity: 1 }],
    });
    await app.shop.database.pool.query('update sellers set active = false where id = $1', [seller.sellerId]);
    await handleEventsTwice();
    expect([await kindsOf(seller.token), await kindsOf(customer.token)]).toEqual([[], ['order-placed']]);
  });
});
