import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import type { AccessKey } from '#features/access-keys/access-keys.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { storeEvents } from '#platform/jobs/events.store.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { webhookReceiver } from '#testing/webhook-receiver.ts';
import type { Webhook, WebhookWithSecret } from '../webhooks.contract.ts';
import { deliveriesDone, deliverWhatIsDue, stopDelivering } from './dispatcher.ts';
import { webhooksJobs } from './webhooks.jobs.ts';

/** The queue message that is passed to a job. */
const message = { id: 0, name: '' };

describe('who answers for a webhook', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: String(365 * 86_400) });
  let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
  let owner: Awaited<ReturnType<typeof customerReady>>;
  beforeAll(async () => {
    receiver = await webhookReceiver();
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.now.answers = () => 200;
    await app.shop.database.pool.query('DELETE FROM webhook_endpoints');
  });
  afterEach(() => stopDelivering(app.shop));

  const make = async (token: string, name: 'admin' | 'seller' = 'admin') => {
    const body = { name: 'انبار', url: `${receiver.origin}/hook`, types: ['order.*'] };
    const answer = await app.call(`POST /api/${name}/webhooks/`, { token, body });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body as WebhookWithSecret).id;
  };
  const read = async (id: number) =>
    (await app.call('GET /api/admin/webhooks/:id/', { token: owner.token, params: { id } })).body as Webhook;
  const resume = (id: number) =>
    app.call('POST /api/admin/webhooks/:id/resume/', { token: owner.token, params: { id }, body: {} });
  const happen = async (orderId: number) => {
    const createdAt = app.shop.clock.now();
    await app.shop.transaction(async () => {
      const rows = await app.shop.db
        .insert(outbox)
        .values({ name: 'order.paid', news: { orderId }, createdAt })
        .returning();
      await storeEvents(app.shop, rows);
      await app.shop.db.delete(outbox);
    });
  };
  /** Runs the job that runs each minute and after each event. */
  const deliver = async () => {
    await webhooksJobs.find(({ name }) => name === 'deliver-webhooks')?.run(app.shop, {}, message);
    await deliveriesDone(app.shop);
  };
  const subjects = () => receiver.received.map(({ body }) => (body.data.subject as { id: number }).id);
  const setRole = (customer: string, role: 'support' | 'writer') =>
    app.call('POST /api/admin/staff/', { token: owner.token, body: { customer, role } });
  const dismiss = (id: number) =>
    app.call('DELETE /api/admin/staff/:id/', {
      token: owner.token,
      params: { id },
      query: { before: 'manager' },
    });

  test('a dismissed member is sent nothing more; the owner is notified, takes over what waits and answers for it', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const id = await make(manager.token);
    expect((await read(id)).changed_by?.id).toBe(manager.id);
    await happen(1);
    await deliver();
    expect((await dismiss(manager.id)).status).toBe(200);
    await happen(2);
    await deliver();
    expect(subjects()).toEqual([1]);
    expect(await read(id)).toMatchObject({ status: 'paused', reason: 'unanswered-for' });
    const { rows } = await app.shop.database.pool.query<{ cause: string }>(
      `SELECT news->'params'->>'cause' AS cause FROM outbox WHERE name = 'notice.due' AND news->>'customerId' = $1`,
      [String(owner.id)],
    );
    expect(rows).toEqual([{ cause: 'unanswered-for' }]);
    expect((await resume(id)).body).toMatchObject({ status: 'active', reason: null, changed_by: { id: owner.id } });
    await deliver();
    expect(subjects()).toEqual([1, 2]);
  });

  test('what waited for a next try is not tried in the minute before the job pauses it', async () => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const id = await make(manager.token);
    receiver.now.answers = () => 500;
    await happen(3);
    await deliver();
    await dismiss(manager.id);
    app.clock.advance(600_000);
    await deliverWhatIsDue(app.shop);
    await deliveriesDone(app.shop);
    expect(subjects()).toEqual([3]);
    expect((await read(id)).status).toBe('active');
  });

  test.each(['support', 'writer'] as const)('who becomes %s works with webhooks no more', async (role) => {
    const manager = await customerReady(app.shop, { role: 'manager' });
    const id = await make(manager.token);
    const { rows } = await app.shop.database.pool.query<{ phone: string }>(
      'SELECT phone FROM customers WHERE id = $1',
      [manager.id],
    );
    expect((await setRole(rows[0]?.phone ?? '', role)).status).toBe(201);
    await happen(4);
    await deliver();
    expect([subjects(), (await read(id)).reason]).toEqual([[], 'unanswered-for']);
  });

  test('one that was made by a key ends with it, where nobody has changed it since; of a seller, too', async () => {
    const seller = await sellerReady(app.shop);
    const keys = [
      await keyReady(app.shop, { customerId: owner.id, scopes: ['webhooks:write'] }),
      await keyReady(app.shop, { customerId: owner.id, scopes: ['webhooks:write'] }),
      await keyReady(app.shop, { customerId: seller.id, kind: 'seller', scopes: ['webhooks:write'] }),
    ] as const;
    const ids = [await make(keys[0]), await make(keys[1]), await make(keys[2], 'seller')] as const;
    const rotated = await app.call('POST /api/admin/webhooks/:id/rotate-secret/', {
      token: owner.token,
      params: { id: ids[1] },
      body: {},
    });
    expect(rotated.status).toBe(200);
    const { data } = (await app.call('GET /api/admin/access-keys/', { token: owner.token })).body as {
      data: AccessKey[];
    };
    for (const { id } of data)
      await app.call('POST /api/admin/access-keys/:id/revoke/', { token: owner.token, params: { id }, body: {} });
    await deliver();
    expect(await Promise.all(ids.map(async (id) => (await read(id)).reason))).toEqual([
      'unanswered-for',
      null,
      'unanswered-for',
    ]);
  });

  test('an account of the staff that is had back has what a thief had sent to them paused', async () => {
    const id = await make(owner.token);
    const job = webhooksJobs.find(({ name }) => name === 'pause-webhooks-of-thief');
    await job?.run(app.shop, { customerId: owner.id, since: new Date(0).toISOString() }, message);
    expect((await read(id)).status).toBe('paused');
  });
});
