import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import type { AuditEntry } from '#features/audit/audit.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { events, outbox } from '#platform/database/platform.tables.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { storeEvents } from '#platform/jobs/events.store.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { openShop } from '#platform/open-shop.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { isSignedBy, webhookReceiver } from '#testing/webhook-receiver.ts';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../webhooks.contract.ts';
import { forgetOldDeliveries } from './deliveries.service.ts';
import { deliveriesDone, deliverWhatIsDue, stopDelivering } from './dispatcher.ts';
import { enterEvents } from './fan-out.service.ts';
import { findAddressesBy } from './sending.service.ts';
import { webhooksJobs } from './webhooks.jobs.ts';
import { maxWebhooks } from './webhooks.service.ts';

const day = 86_400_000;

describe('webhooks', () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '12', ACCESS_TOKEN_SECONDS: String(365 * 86_400) });
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
  let token: string;
  beforeAll(async () => {
    receiver = await webhookReceiver();
    ({ token } = await customerReady(app.shop, { role: 'owner' }));
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.now.answers = () => 200;
    await app.shop.database.pool.query('DELETE FROM webhook_endpoints');
  });
  afterEach(() => stopDelivering(app.shop));

  const at = (path = '/hook') => `${receiver.origin}${path}`;
  const call = (name: string, id: number, more: Parameters<typeof app.call>[1] = {}) =>
    app.call(`${name.split(' ')[0] ?? ''} /api/admin/webhooks/:id/${name.split(' ')[1] ?? ''}`, {
      token,
      params: { id },
      ...(name.startsWith('POST') ? { body: {} } : {}),
      ...more,
    });
  const make = async (fields: object = {}) => {
    const body = { name: 'انبار', url: at(), types: ['order.*'], ...fields };
    const answer = await app.call('POST /api/admin/webhooks/', { token, body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body as WebhookWithSecret;
  };
  const read = async (id: number) => (await call('GET', id)).body as Webhook;
  const deliveries = async (id: number, query: object = {}) =>
    ((await call('GET deliveries/', id, { query: { ...query } })).body as { data: WebhookDelivery[] }).data;
  /** Appends order events in this order, as stored after dispatch. */
  const happen = async (...orderIds: number[]) => {
    const createdAt = app.shop.clock.now();
    await app.shop.transaction(async () => {
      const rows = await app.shop.db
        .insert(outbox)
        .values(orderIds.map((orderId) => ({ name: 'order.paid', news: { orderId }, createdAt })))
        .returning();
      await storeEvents(app.shop, rows);
      await app.shop.db.delete(outbox);
    });
  };
  /** Inserts deliveries for events and sends them until none is due. */
  const deliver = async (shop = app.shop) => {
    await enterEvents(shop);
    await deliverWhatIsDue(shop);
    await deliveriesDone(shop);
  };
  const subjects = () => receiver.received.map(({ body }) => (body.data.subject as { id: number }).id);

  test('an event is delivered signed, as Standard Webhooks, with the content of the event list', async () => {
    const { id, secret } = await make({ types: ['order.paid'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await app.shop.database.pool.query<{ row: string }>(
      'SELECT e::text AS row FROM webhook_endpoints e',
    );
    expect(rows[0]?.row).not.toContain(secret.slice(6, 40));
    const customer = await customerReady(app.shop);
    const { id: variantId } = await productReady(app.shop, { stock: 5 });
    const order = { customer, lines: [{ variantId, quantity: 1 }], body: { payment_method: 'cash' as const } };
    const { number } = await orderReady(app.shop, order);
    const running = await startJobs(app.shop, createEvents(app.shop.database, app.shop.clock), webhooksJobs);
    try {
      const { rows: orders } = await app.shop.database.pool.query<{ id: number }>(
        'SELECT id FROM order_summaries WHERE number = $1',
        [number],
      );
      await app.shop.publish('order.paid', { orderId: orders[0]?.id ?? 0 });
      // A shutdown aborts requests without a response, which the next process sends again.
      const statuses = async () => (await deliveries(id)).map(({ status }) => status);
      await expect.poll(statuses, { timeout: 15_000, interval: 50 }).toEqual(['delivered']);
    } finally {
      await running.stop();
    }
    const [message] = receiver.received;
    if (message === undefined) throw new Error('Nothing arrived.');
    expect(isSignedBy(secret, message)).toBe(true);
    expect(isSignedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toBe(false);
    expect(message.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-timestamp': String(Math.floor(app.shop.clock.now().getTime() / 1_000)),
    });
    const list = (await app.call('GET /api/admin/events/', { token, query: { type: 'order.paid', page_size: 100 } }))
      .body as { data: { type: string; created_at: string; id: number }[] };
    const { type, created_at: timestamp, ...data } = list.data.at(-1)!;
    expect(message.body).toEqual({ type, timestamp, data });
    expect(data).toMatchObject({ subject: { kind: 'order', number }, status: null });
    const delivery = { status: 'delivered', answer_status: 200, answer: 'answered 200', tries_count: 1, error: null };
    expect(await deliveries(id)).toMatchObject([{ ...delivery, message_id: message.id, event_id: data.id }]);
  });

  test('only chosen types are sent, from that moment on, and a seller gets only their own', async () => {
    const [one, other] = [await sellerReady(app.shop), await sellerReady(app.shop)];
    const { id: productId } = await productReady(app.shop, { sellerId: one.sellerId });
    await happen(1);
    const ofSeller = async (seller: typeof one, path: string) =>
      app.call('POST /api/seller/webhooks/', {
        token: seller.token,
        body: { name: 'x', url: at(path), types: ['order.*', 'product.*'] },
      });
    await make({ types: ['category.*'], url: at('/shop') });
    expect([(await ofSeller(one, '/one')).status, (await ofSeller(other, '/other')).status]).toEqual([201, 201]);
    await app.shop.publish('product.cheaper', { productId, was: 5 });
    await app.shop.publish('category.changed', { categoryId: 3 });
    await storeEvents(app.shop, await app.shop.db.delete(outbox).returning());
    await deliver();
    expect(receiver.received.map(({ path, body }) => [path, body.type]).sort()).toEqual([
      ['/one', 'product.cheaper'],
      ['/shop', 'category.changed'],
    ]);
    receiver.received.length = 0;
    const order = { customer: await customerReady(app.shop), lines: [{ variantId: productId, quantity: 1 }] };
    await orderReady(app.shop, { ...order, body: { payment_method: 'cash' } });
    const happened = await app.shop.db.delete(outbox).returning();
    await app.shop.transaction(() => storeEvents(app.shop, happened));
    await deliver();
    expect(receiver.received.map(({ path, body }) => [path, body.type])).toEqual([['/one', 'order.placed']]);
    const { data } = (await app.call('GET /api/admin/webhooks/', { token })).body as { data: Webhook[] };
    const foreign = data.find(({ seller }) => seller?.id === one.sellerId)!;
    const params = { id: foreign.id };
    for (const name of ['GET /api/seller/webhooks/:id/', 'GET /api/seller/webhooks/:id/deliveries/'])
      expect((await app.call(name, { token: other.token, params })).body, name).toMatchObject({
        code: 'webhook-not-found',
      });
    for (const verb of ['pause', 'resume', 'rotate-secret', 'test'])
      expect(
        (await app.call(`POST /api/seller/webhooks/:id/${verb}/`, { token: other.token, params, body: {} })).status,
      ).toBe(404);
    const wanted = { name: 'x', url: at(), types: ['customer.registered'] };
    expect((await app.call('POST /api/seller/webhooks/', { token: one.token, body: wanted })).body).toMatchObject({
      code: 'event-type-unknown',
    });
  });

  test('a key with the scope manages webhooks, and private network or plain HTTP addresses are refused', async () => {
    const { id } = await customerReady(app.shop, { role: 'manager' });
    const key = await keyReady(app.shop, { customerId: id, scopes: ['webhooks:write'] });
    const body = { name: 'x', url: at(), types: ['order.*'] };
    expect((await app.call('POST /api/admin/webhooks/', { token: key, body })).status).toBe(201);
    expect((await app.call('GET /api/admin/webhooks/', { token: key })).body).toMatchObject({ code: 'scope-missing' });
    for (const url of ['http://10.0.0.1/', 'https://[fd00::1]/', 'https://a:b@erp.example.com/', 'ftp://x/', 'x'])
      expect((await app.call('POST /api/admin/webhooks/', { token, body: { ...body, url } })).body, url).toMatchObject({
        code: 'webhook-url-refused',
        fields: { url: expect.any(String) as string },
      });
    findAddressesBy(app.shop, () => Promise.resolve([{ address: '192.168.1.5', family: 4 }]));
    const made = await make({ url: 'https://erp.example.com/' });
    expect((await call('POST test/', made.id)).body).toMatchObject({ status: 'failed', error: 'address-private' });
    const seller = await sellerReady(app.shop);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.call('POST /api/seller/webhooks/', { token: seller.token, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxWebhooks.seller);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'too-many-webhooks' });
  });

  test('of two changes from one version the second is refused; a new secret signs alongside the former for a day', async () => {
    const made = await make();
    const change = (body: object) => call('PUT', made.id, { body: { ...body, version: made.version } });
    const fields = { name: 'حسابداری', url: at('/new'), types: ['order.paid'] };
    expect((await change(fields)).body).toMatchObject({ ...fields, version: made.version + 1 });
    expect(await change(fields)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const renewed = (await call('POST rotate-secret/', made.id)).body as WebhookWithSecret;
    await happen(1);
    await deliver();
    const [first] = receiver.received;
    expect([isSignedBy(made.secret, first!), isSignedBy(renewed.secret, first!)]).toEqual([true, true]);
    app.clock.advance(day);
    await happen(2);
    await deliver();
    const second = receiver.received[1]!;
    expect([isSignedBy(made.secret, second), isSignedBy(renewed.secret, second)]).toEqual([false, true]);
    const { version } = await read(made.id);
    expect((await call('DELETE', made.id, { query: { version } })).status).toBe(200);
    expect((await call('GET', made.id)).body).toMatchObject({ code: 'webhook-not-found' });
    const { data } = (await app.call('GET /api/admin/audit/', { token })).body as { data: AuditEntry[] };
    const actions = ['webhook.removed', 'webhook.secret-rotated', 'webhook.changed', 'webhook.made'];
    expect(data.slice(0, 4).map(({ action }) => action)).toEqual(actions);
    expect(JSON.stringify(data)).not.toContain(made.secret.slice(6, 40));
  });

  test('the second event of an order waits for the first, other orders do not, and the id is unchanged', async () => {
    const { id } = await make();
    receiver.now.answers = ({ body }) => ((body.data.subject as { id: number }).id === 7 ? 500 : 200);
    await happen(7, 8, 7);
    await deliver();
    app.clock.advance(5_000);
    await deliver();
    expect(subjects().filter((subject) => subject === 8)).toHaveLength(1);
    expect(new Set(receiver.received.filter((_, index) => subjects()[index] === 7).map((one) => one.id)).size).toBe(1);
    const [second, , first] = await deliveries(id);
    expect([second?.tries_count, first?.status, first?.error, first?.answer_status]).toEqual([
      0,
      'pending',
      'refused',
      500,
    ]);
    receiver.now.answers = () => 200;
    app.clock.advance(60_000);
    await deliver();
    const ids = receiver.received.filter((_, index) => subjects()[index] === 7).map((one) => one.id);
    expect(ids.slice(-2)).toEqual([first?.message_id, second?.message_id]);
    expect((await read(id)).failing_since).toBeNull();
  });

  test('an endpoint failing for three days is paused, owners are notified, and resuming continues in order', async () => {
    const { id } = await make();
    receiver.now.answers = () => 503;
    await happen(1, 1);
    await deliver();
    expect(await read(id)).toMatchObject({ status: 'active', failing_since: app.clock.now().toISOString() });
    for (let hour = 0; hour < 6 * 13; hour++) {
      app.clock.advance(3_600_000);
      await deliver();
    }
    expect(await read(id)).toMatchObject({ status: 'paused', reason: 'failing' });
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(16);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1);
    const due = (await app.shop.db.delete(outbox).returning()).filter(({ name }) => name === 'notice.due');
    expect(due).toMatchObject([
      {
        news: {
          kind: 'webhook-paused',
          params: { name: 'انبار', cause: 'failing' },
          link: `/admin/webhooks?webhook=${id}`,
        },
      },
    ]);
    await happen(2);
    await deliver();
    expect(receiver.received).toHaveLength(tries);
    receiver.now.answers = () => 200;
    receiver.received.length = 0;
    expect((await call('POST resume/', id)).body).toMatchObject({ status: 'active', reason: null });
    await deliveriesDone(app.shop);
    expect(subjects().filter((one) => one === 1)).toHaveLength(2);
    expect(subjects().sort()).toEqual([1, 1, 2]);
  });

  test('410 pauses at once; a manual resend has the same id; a test is sent once, also to a paused endpoint', async () => {
    const { id } = await make();
    await happen(1);
    await deliver();
    const [delivered] = await deliveries(id);
    const again = (deliveryId: number) =>
      call('POST deliveries/:delivery_id/send-again/', id, { params: { id, delivery_id: deliveryId } });
    expect((await again(delivered!.id)).status).toBe(200);
    await deliveriesDone(app.shop);
    expect(receiver.received.map((one) => one.id)).toEqual([delivered!.message_id, delivered!.message_id]);
    expect((await again(2_000_000)).body).toMatchObject({ code: 'delivery-not-found' });
    receiver.now.answers = () => 410;
    await happen(2);
    await deliver();
    expect(await read(id)).toMatchObject({ status: 'paused', reason: 'gone' });
    expect((await again(delivered!.id)).body).toMatchObject({ code: 'webhook-paused' });
    receiver.received.length = 0;
    receiver.now.answers = () => 302;
    expect((await call('POST test/', id)).body).toMatchObject({
      type: 'webhook.test',
      status: 'failed',
      error: 'redirected',
      answer_status: 302,
    });
    receiver.now.answers = () => 204;
    expect((await call('POST test/', id)).body).toMatchObject({ status: 'delivered', answer_status: 204 });
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['webhook.test', 'webhook.test']);
    expect(await deliveries(id, { status: 'failed' })).toMatchObject([{ error: 'redirected' }]);
  });

  test('an unresponsive endpoint delays only itself, and a stop leaves its work to the next process', async () => {
    const [slow, quick] = [await make({ url: at('/slow') }), await make({ url: at('/quick') })];
    const hanging = new Promise<number>(() => {});
    receiver.now.answers = ({ path }) => (path === '/slow' ? hanging : 200);
    await happen(...Array.from({ length: 12 }, (_, index) => index + 1));
    await enterEvents(app.shop);
    await deliverWhatIsDue(app.shop);
    const quickOnes = () => receiver.received.filter(({ path }) => path === '/quick').length;
    await expect.poll(quickOnes, { timeout: 5_000, interval: 20 }).toBe(12);
    await happen(13);
    await enterEvents(app.shop);
    await deliverWhatIsDue(app.shop);
    await expect.poll(quickOnes, { timeout: 5_000, interval: 20 }).toBe(13);
    // The response was sent by the server and is recorded shortly after.
    const waiting = async () => (await deliveries(quick.id, { status: 'pending' })).length;
    await expect.poll(waiting, { timeout: 5_000, interval: 20 }).toBe(0);
    await stopDelivering(app.shop);
    expect((await deliveries(slow.id)).map(({ tries_count }) => tries_count)).toEqual(Array(13).fill(0));
    receiver.now.answers = () => 200;
    receiver.received.length = 0;
    await deliver();
    expect(subjects().sort((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  test('a stop waits for a pending response and sends nothing more', async () => {
    const { id } = await make();
    let answer = (_status: number) => {};
    const held = new Promise<number>((resolve) => (answer = resolve));
    receiver.now.answers = () => held;
    await happen(1, 1);
    await enterEvents(app.shop);
    await deliverWhatIsDue(app.shop);
    await expect.poll(() => receiver.received.length, { timeout: 5_000, interval: 20 }).toBe(1);
    const stopped = stopDelivering(app.shop);
    answer(200);
    await stopped;
    expect((await deliveries(id)).map(({ status }) => status).sort()).toEqual(['delivered', 'pending']);
    expect(receiver.received).toHaveLength(1);
  });

  test('two processes record each event once and never send one delivery concurrently', async () => {
    const { id } = await make();
    const other = await openShop(app.shop.config, { clock: app.clock, log: app.shop.log });
    const underWay = new Set<string>();
    let twice = 0;
    receiver.now.answers = async ({ id: message }) => {
      if (underWay.has(message)) twice += 1;
      underWay.add(message);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay.delete(message);
      return 200;
    };
    try {
      const ids = Array.from({ length: 60 }, (_, index) => (index % 20) + 1);
      await happen(...ids);
      await Promise.all([deliver(), deliver(other.shop), deliver(), deliver(other.shop)]);
      expect([receiver.received.length, twice]).toEqual([60, 0]);
      for (const subject of new Set(subjects())) {
        const ofOne = receiver.received.filter((_, index) => subjects()[index] === subject);
        const numbers = ofOne.map(({ body }) => body.data.id as number);
        expect(numbers).toEqual([...numbers].sort((one, another) => one - another));
      }
      expect(await deliveries(id, { status: 'pending' })).toEqual([]);
    } finally {
      await stopDelivering(other.shop);
      await other.close();
    }
  });

  test('deliveries are listed by cursor and deleted after thirty days', async () => {
    const { id } = await make();
    await happen(1, 2, 3);
    await deliver();
    const page = async (query: object) =>
      (await call('GET deliveries/', id, { query: { ...query } })).body as {
        data: WebhookDelivery[];
        next: string | null;
        next_after: string;
      };
    const first = await page({ page_size: 2 });
    const second = await page({ page_size: 2, after: first.next_after });
    expect([first.data.length, second.data.length, second.next]).toEqual([2, 1, null]);
    expect((await call('GET deliveries/', id, { query: { after: 'bm9uZQ' } })).status).toBe(400);
    app.clock.advance(30 * day + 1);
    await forgetOldDeliveries(app.shop);
    expect(await deliveries(id)).toEqual([]);
    await app.shop.db.delete(events);
  });
});
