import { describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { changePreferences } from '#features/accounts/server/preferences.service.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Notice } from '../notifications.contract.ts';
import { recordEvent, notificationsJobs } from './notifications.jobs.ts';
import {
  bringBackNotices,
  clearAllNotices,
  forgetOldNotices,
  keepNotice,
  listNotices,
  unreadNotices,
} from './notifications.service.ts';

let eventId = 1_000_000;

describe('notices', () => {
  const app = useTestShop();

  const messages = async (customerId: number, product: string) => {
    eventId += 1;
    const id = await keepNotice(
      app.shop,
      { customerId, kind: 'review-approved', params: { product }, link: '/single-product/lamp' },
      eventId,
    );
    if (id === null) throw new Error('The notice was not kept.');
    return id;
  };
  const list = async (token: string, query: Record<string, unknown> = {}) =>
    (await app.call('GET /api/notifications/', { token, query })).body as { data: Notice[]; next: string | null };

  test.each([
    ['GET /api/notifications/', undefined, {}],
    ['POST /api/notifications/:id/read/', {}, { id: 1 }],
    ['POST /api/notifications/read/', { up_to: 1 }, {}],
    ['POST /api/notifications/clear/', { up_to: 1 }, {}],
    ['POST /api/notifications/restore/', { cleared_at: '2026-11-20T08:00:00.000Z' }, {}],
  ])('ACC-04 %s needs a customer', async (name, body, params) => {
    expect((await app.call(name, { body, params })).status).toBe(401);
  });

  test('ACC-04 placing and cancelling an order notify its customer once, however often the job runs', async () => {
    const customer = await customerReady(app.shop);
    const product = await productReady(app.shop, { stock: 5 });
    const { number } = await orderReady(app.shop, { customer, lines: [{ variantId: product.id, quantity: 1 }] });
    await app.call('POST /api/orders/:number/cancel/', { token: customer.token, params: { number }, body: {} });
    const running = await startJobs(app.shop, createEvents(app.shop.database, app.shop.clock), notificationsJobs);
    try {
      await expect
        .poll(async () => (await list(customer.token)).data.length, { timeout: 15_000, interval: 200 })
        .toBe(2);
    } finally {
      await running.stop();
    }
    const { data } = await list(customer.token);
    expect(data.map((notice) => notice.kind).sort()).toEqual(['order-cancelled', 'order-placed']);
    expect(data[0]).toMatchObject({ link: `/my-order?order=${number}`, read: false });
    const { rows } = await app.shop.database.pool.query<{ id: number }>('SELECT id FROM orders WHERE number = $1', [
      number,
    ]);
    for (const name of ['order.placed', 'order.cancelled', 'order.placed'])
      await recordEvent(app.shop, { orderId: rows[0]!.id }, { id: eventId, name });
    expect((await list(customer.token)).data).toEqual(data);
  });

  test('ACC-04 the same event, or notifications with the same "once", give one notification, even concurrently', async () => {
    const { id: customerId, token } = await customerReady(app.shop);
    const due = {
      customerId,
      kind: 'wish-offer',
      params: { product: 'چراغ', percent: 20 },
      link: '/single-product/lamp',
    } as const;
    await Promise.all(
      Array.from({ length: 5 }, () => recordEvent(app.shop, { ...due }, { id: 77, name: 'notice.due' })),
    );
    expect((await list(token)).data).toHaveLength(1);
    await Promise.all(
      [1, 2, 3].map((id) => recordEvent(app.shop, { ...due, once: 'offer:7' }, { id: 100 + id, name: 'notice.due' })),
    );
    expect((await list(token)).data).toHaveLength(2);
  });

  test('ACC-04 ACC-05 a customer who has disabled notifications gets none', async () => {
    const { id, token } = await customerReady(app.shop);
    await changePreferences(app.shop, id, { notificationsOn: false, available: undefined });
    eventId += 1;
    expect(
      await keepNotice(
        app.shop,
        { customerId: id, kind: 'review-approved', params: { product: 'چراغ' }, link: '/' },
        eventId,
      ),
    ).toBeNull();
    expect((await list(token)).data).toEqual([]);
  });

  test("ACC-04 the list is paged, newest first, in the request's language, with one query per page", async () => {
    const { id, token } = await customerReady(app.shop);
    for (let number = 1; number <= 5; number++) await messages(id, `کالای ${number}`);
    // Warms up the session lookup, which runs once.
    await list(token);
    const queries = watchQueries(app.shop);
    const first = await list(token, { page_size: 2 });
    expect(queries.count()).toBe(1);
    queries.stop();
    expect(first.data.map(({ text }) => text.includes('کالای 5') || text.includes('کالای 4'))).toEqual([true, true]);
    const second = (await app.call(`GET ${first.next}`, { token })).body as typeof first;
    const third = (await app.call(`GET ${second.next}`, { token })).body as typeof first;
    expect([...first.data, ...second.data, ...third.data].map((notice) => notice.id)).toEqual(
      (await list(token)).data.map((notice) => notice.id),
    );
    expect(third.next).toBeNull();
    const english = await app.call('GET /api/notifications/', {
      token,
      headers: { cookie: 'language=en' },
      query: { page_size: 1 },
    });
    expect((english.body as typeof first).data[0]?.title).toBe('Your review is published');
  });

  test("ACC-04 opening a notification marks it as read; another customer's is not found", async () => {
    const [mine, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    const id = await messages(mine.id, 'چراغ');
    const open = (token: string) => app.call('POST /api/notifications/:id/read/', { token, params: { id }, body: {} });
    expect((await open(other.token)).status).toBe(404);
    expect(await unreadNotices(app.shop, mine.id)).toBe(1);
    expect(await open(mine.token)).toMatchObject({ status: 200, body: { id, read: true } });
    expect((await open(mine.token)).status).toBe(200);
    expect(await unreadNotices(app.shop, mine.id)).toBe(0);
  });

  test('ACC-04 read all and Clear All leave newer notifications alone, and clearing can be undone for an hour', async () => {
    const [mine, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    await messages(mine.id, 'یک');
    const seen = await messages(mine.id, 'دو');
    const later = await messages(mine.id, 'سه');
    const others = await messages(other.id, 'دیگر');
    expect(
      (await app.call('POST /api/notifications/read/', { token: mine.token, body: { up_to: seen } })).body,
    ).toEqual({ read_count: 2 });
    expect((await list(mine.token)).data.map(({ read }) => read)).toEqual([false, true, true]);
    const cleared = (await app.call('POST /api/notifications/clear/', { token: mine.token, body: { up_to: seen } }))
      .body as { cleared_count: number; cleared_at: string };
    expect(cleared.cleared_count).toBe(2);
    expect((await list(mine.token)).data.map(({ id }) => id)).toEqual([later]);
    expect(
      (await app.call('POST /api/notifications/:id/read/', { token: mine.token, params: { id: seen }, body: {} }))
        .status,
    ).toBe(404);
    const restore = (token: string) =>
      app.call('POST /api/notifications/restore/', { token, body: { cleared_at: cleared.cleared_at } });
    expect((await restore(other.token)).body).toEqual({ restored_count: 0 });
    expect((await restore(mine.token)).body).toEqual({ restored_count: 2 });
    expect((await list(mine.token)).data).toHaveLength(3);
    expect((await list(other.token)).data.map(({ id }) => id)).toEqual([others]);

    const { clearedAt } = await clearAllNotices(app.shop, { customerId: mine.id, upTo: later });
    app.clock.advance(3_600_001);
    expect(await bringBackNotices(app.shop, { customerId: mine.id, clearedAt })).toBe(0);
    await forgetOldNotices(app.shop);
    expect((await listNotices(app.shop, { customerId: other.id, language: 'fa' })).data).toHaveLength(1);
    app.clock.advance(180 * 24 * 3_600_000);
    expect(await forgetOldNotices(app.shop)).toBeGreaterThan(0);
    expect((await listNotices(app.shop, { customerId: other.id, language: 'fa' })).data).toEqual([]);
  });

  test.each([
    ['a moment that is none', 'POST /api/notifications/restore/', { cleared_at: 'yesterday' }],
    ['a day that is none', 'POST /api/notifications/restore/', { cleared_at: '2026-02-30T00:00:00Z' }],
    ['a number that is none', 'POST /api/notifications/clear/', { up_to: 'all' }],
    ['nothing', 'POST /api/notifications/read/', {}],
  ])('ACC-04 %s is refused', async (_, name, body) => {
    const { token } = await customerReady(app.shop);
    expect((await app.call(name, { token, body })).status).toBe(400);
  });
});
