import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { armFaultPoints } from '#platform/fault-points.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { EventEntry } from '../events.contract.ts';
import { forgetOldEvents } from './events.service.ts';

const day = 86_400_000;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

interface Page {
  data: EventEntry[];
  next: string | null;
  next_after: string | null;
}

describe('events', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12' });
  let key: string;
  beforeEach(async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    key = await keyReady(app.shop, { customerId: owner.id, scopes: ['events:read'] });
  });
  afterEach(() => {
    armFaultPoints(app.shop, () => undefined);
  });
  const call = (query: Record<string, unknown> = {}) => app.call('GET /api/admin/events/', { token: key, query });
  const read = async (query: Record<string, unknown> = {}) => (await call(query)).body as Page;
  /** Reads all further pages, as a program does. */
  const readOn = async (from: string | null, type?: string) => {
    const all: EventEntry[] = [];
    let after = from;
    for (;;) {
      const page = await read({
        page_size: 100,
        ...(after === null ? {} : { after }),
        ...(type === undefined ? {} : { type }),
      });
      all.push(...page.data);
      after = page.next_after;
      if (page.next === null) return { all, after };
    }
  };
  const outbox = async () =>
    Number(
      (await app.shop.database.pool.query<{ count: string }>('SELECT count(*) AS count FROM outbox')).rows[0]?.count,
    );
  /** Dispatches the events of the outbox, as a process of the shop does. */
  const handOn = async (shop = app.shop) => {
    const running = await startJobs(shop, createEvents(shop.database, shop.clock), []);
    await expect.poll(outbox, { timeout: 20_000, interval: 50 }).toBe(0);
    await running.stop();
  };
  const publish = (count: number, categoryId = 1) =>
    app.shop.transaction(async () => {
      for (let n = 0; n < count; n++) await app.shop.publish('category.changed', { categoryId: categoryId + n });
    });

  test("an order's events are in order, with its number, and exclude the shop's internal work", async () => {
    const customer = await customerReady(app.shop);
    const { id } = await productReady(app.shop, { stock: 5 });
    await handOn();
    const { after } = await readOn(null);
    const { number } = await orderReady(app.shop, {
      customer,
      lines: [{ variantId: id, quantity: 1 }],
      body: { payment_method: 'cash' },
    });
    await app.call('POST /api/orders/:number/cancel/', { token: customer.token, params: { number }, body: {} });
    await app.shop.publish('uploads.dropped', { keys: [] });
    await handOn();
    const { all } = await readOn(after);
    expect(all.map(({ type, subject, status }) => [type, subject.kind, subject.number, status])).toEqual([
      ['order.placed', 'order', number, null],
      ['order.cancelled', 'order', number, null],
    ]);
    expect((await readOn(after, 'return.*,order.cancelled')).all.map(({ type }) => type)).toEqual(['order.cancelled']);
  });

  test('an unknown type or cursor is refused, and a key needs its scope', async () => {
    for (const type of ['*', 'order', 'order.paid,nothing.*', 'notice.due'])
      expect((await call({ type })).body, type).toMatchObject({ code: 'event-type-unknown' });
    expect((await call({ after: 'bm9uZQ' })).body).toMatchObject({ code: 'invalid-request' });
    const { id } = await customerReady(app.shop, { role: 'owner' });
    const other = await keyReady(app.shop, { customerId: id, scopes: ['orders:read'] });
    expect((await app.call('GET /api/admin/events/', { token: other })).body).toMatchObject({ code: 'scope-missing' });
  });

  test('a client away for a week catches up page by page; one away beyond the retention period is refused', async () => {
    await handOn();
    const { after } = await readOn(null);
    await publish(230);
    await handOn();
    app.clock.advance(7 * day);
    await forgetOldEvents(app.shop);
    const { all, after: end } = await readOn(after);
    expect(all.map(({ subject }) => subject.id)).toEqual(times(230, (index) => index + 1));
    // There are no more events, and the cursor stays.
    expect(await read({ after: end })).toEqual({ data: [], next: null, next_after: end });
    app.clock.advance(23 * day + 1);
    await forgetOldEvents(app.shop);
    expect(await call({ after: end })).toMatchObject({ status: 410, body: { code: 'cursor-expired' } });
    expect((await read()).data).toEqual([]);
  });

  test('a crash between the change and publishing loses no event and duplicates none', async () => {
    await handOn();
    const { after } = await readOn(null);
    await publish(3);
    armFaultPoints(app.shop, (point) => {
      if (point === 'news-handed-on') throw new Error('the process died');
      return undefined;
    });
    const running = await startJobs(app.shop, createEvents(app.shop.database, app.shop.clock), []);
    await running.stop();
    expect([(await readOn(after)).all.length, await outbox()]).toEqual([0, 3]);
    armFaultPoints(app.shop, () => undefined);
    await handOn();
    expect((await readOn(after)).all.map(({ subject }) => subject.id)).toEqual([1, 2, 3]);
    // Restoring a backup puts dispatched events back into the outbox: the same events again.
    await app.shop.database.pool.query(
      'INSERT INTO outbox (id, name, news, created_at) OVERRIDING SYSTEM VALUE SELECT outbox_id, name, news, created_at FROM events',
    );
    await handOn();
    expect((await readOn(after)).all).toHaveLength(3);
  });

  test('a reader sees each event once while two processes publish concurrent writes', async () => {
    await handOn();
    const start = (await readOn(null)).after;
    const other: OpenShop = await openShop(app.shop.config, { clock: app.clock, log: app.shop.log });
    const shops = [app.shop, other.shop];
    const running = await Promise.all(
      shops.map((shop) => startJobs(shop, createEvents(shop.database, shop.clock), [])),
    );
    try {
      const seen: number[] = [];
      let after = start;
      const written = new AbortController();
      const reader = (async () => {
        for (;;) {
          const done = written.signal.aborted && (await outbox()) === 0;
          const part = await readOn(after);
          seen.push(...part.all.map(({ id }) => id));
          after = part.after;
          if (done) return;
        }
      })();
      await Promise.all(times(40, (index) => publish(5, index * 10)));
      written.abort();
      await reader;
      expect(seen).toHaveLength(200);
      expect(seen).toEqual([...new Set(seen)].sort((one, two) => one - two));
    } finally {
      await Promise.all(running.map((one) => one.stop()));
      await other.close();
    }
  }, 60_000);
});
