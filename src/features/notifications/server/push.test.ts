import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { browser, pushService, unsealed } from '#testing/push-service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { endOwnSession, listedSessions } from '#features/auth/server/sessions/sessions.service.ts';
import { keepNotice, openNotice } from './notifications.service.ts';
import { pushKey, pushNotice } from './push.service.ts';
import { pushSubscriptions } from './push.tables.ts';

let eventId = 5_000_000;

describe('Web Push', () => {
  const app = useTestShop();
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const service = async () => {
    const made = await pushService();
    closing.push(made.close);
    return made;
  };
  const subscribe = (customer: ReadyCustomer, body: object, cookie = '') =>
    app.call('POST /api/notifications/push/', { token: customer.token, body, headers: { cookie } });
  const notices = async (customer: ReadyCustomer) => {
    eventId += 1;
    return (
      (await keepNotice(
        app.shop,
        { customerId: customer.id, kind: 'review-approved', params: { product: 'چراغ' }, link: '/single-product/lamp' },
        eventId,
      )) ?? 0
    );
  };

  test('a browser left subscribed by one customer is not subscribed for the next who signs in', async () => {
    const [push, before, next] = [await service(), await customerReady(app.shop), await customerReady(app.shop)];
    const { subscription } = browser(push.origin);
    const registered = async ({ token }: ReadyCustomer) =>
      ((await app.call('GET /api/notifications/push/', { token })).body as { registered: boolean }).registered;
    expect(await registered(before)).toBe(false);
    await subscribe(before, subscription);
    expect([await registered(before), await registered(next)]).toEqual([true, false]);
    await subscribe(next, subscription);
    expect([await registered(before), await registered(next)]).toEqual([false, true]);
  });

  test('a signed-out browser receives nothing more, wherever it was signed out', async () => {
    const [push, customer] = [await service(), await customerReady(app.shop)];
    await subscribe(customer, browser(push.origin).subscription);
    await pushNotice(app.shop, await notices(customer));
    expect(push.delivered).toHaveLength(1);
    const [session] = await listedSessions(app.shop, { sessionId: '' }, customer.id);
    await endOwnSession(app.shop, customer.id, session!.id);
    await pushNotice(app.shop, await notices(customer));
    expect(push.delivered).toHaveLength(1);
  });

  test('ACC-04 a notification reaches each browser of its customer, encrypted, in its language, with the shop identified', async () => {
    const [push, customer] = [await service(), await customerReady(app.shop)];
    const [persian, english] = [browser(push.origin), browser(push.origin)];
    expect((await subscribe(customer, persian.subscription)).status).toBe(200);
    expect((await subscribe(customer, english.subscription, 'language=en')).status).toBe(200);
    const id = await notices(customer);
    expect(
      (await app.shop.db.select().from(outbox)).some(
        ({ name, news: event }) => name === 'notice.kept' && (event as { noticeId: number }).noticeId === id,
      ),
    ).toBe(true);
    await pushNotice(app.shop, id);
    expect(push.delivered).toHaveLength(2);
    const messages = [persian, english].map((one) => {
      const found = push.delivered.find(({ path }) => one.subscription.endpoint.endsWith(path));
      return JSON.parse(unsealed(found!.body, one)) as { title: string; body: string; link: string };
    });
    expect(messages.map(({ title }) => title)).toEqual(['نظر شما منتشر شد', 'Your review is published']);
    expect(messages[0]).toMatchObject({
      body: expect.stringContaining('چراغ') as string,
      link: `/notification-details?id=${id}`,
    });

    const { headers } = push.delivered[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(pushKey(app.shop));
    expect(
      ((await app.call('GET /api/notifications/push/', { token: customer.token })).body as { key: string }).key,
    ).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const { payload } = await jwtVerify(token, publicKey, { audience: push.origin, currentDate: app.clock.now() });
    expect(payload.sub).toMatch(/^(mailto:|http)/);
  });

  test('ACC-04 a failed push is retried, and nothing is sent twice however often the job runs', async () => {
    const [push, customer] = [await service(), await customerReady(app.shop)];
    for (const one of [browser(push.origin), browser(push.origin)]) await subscribe(customer, one.subscription);
    const id = await notices(customer);
    push.statuses.push(201, 503);
    await expect(pushNotice(app.shop, id)).rejects.toThrow(/could not be told/);
    expect(push.delivered).toHaveLength(2);
    await pushNotice(app.shop, id);
    await Promise.all([1, 2, 3].map(() => pushNotice(app.shop, id)));
    expect(push.delivered.map(({ path }) => path)).toEqual([
      push.delivered[0]!.path,
      push.delivered[1]!.path,
      push.delivered[1]!.path,
    ]);
  });

  test.each([404, 410])('ACC-04 an expired browser subscription (%i) is deleted', async (status) => {
    const [push, customer] = [await service(), await customerReady(app.shop)];
    const gone = browser(push.origin);
    await subscribe(customer, gone.subscription);
    push.statuses.push(status);
    await pushNotice(app.shop, await notices(customer));
    expect(
      (await app.shop.db.select().from(pushSubscriptions)).some(
        ({ endpoint }) => endpoint === gone.subscription.endpoint,
      ),
    ).toBe(false);
    await pushNotice(app.shop, await notices(customer));
    expect(push.delivered).toHaveLength(1);
  });

  test('ACC-04 a notification already read is not pushed, nor to a browser that unsubscribed or changed owner', async () => {
    const [push, mine, other] = [await service(), await customerReady(app.shop), await customerReady(app.shop)];
    const device = browser(push.origin);
    await subscribe(mine, device.subscription);
    const read = await notices(mine);
    await openNotice(app.shop, { customerId: mine.id, id: read, language: 'fa' });
    await pushNotice(app.shop, read);
    expect(push.delivered).toEqual([]);
    await subscribe(other, device.subscription);
    await pushNotice(app.shop, await notices(mine));
    expect(push.delivered).toEqual([]);
    const remove = (customer: ReadyCustomer) => app.call('DELETE /api/notifications/push/', { token: customer.token });
    expect((await remove(mine)).status).toBe(200);
    await pushNotice(app.shop, await notices(other));
    expect(push.delivered).toHaveLength(1);
    expect((await remove(other)).status).toBe(200);
    await pushNotice(app.shop, await notices(other));
    expect(push.delivered).toHaveLength(1);
  });

  test('ACC-04 only the ten newest browsers are stored', async () => {
    const customer = await customerReady(app.shop);
    for (let turn = 0; turn < 12; turn++) await subscribe(customer, browser('http://127.0.0.1:9').subscription);
    expect(
      (await app.shop.db.select().from(pushSubscriptions)).filter(({ customerId }) => customerId === customer.id),
    ).toHaveLength(10);
  });

  test.each([
    ['of another host', { endpoint: 'https://example.com/push' }, 'browser-not-accepted'],
    ['of the network inside', { endpoint: 'http://10.0.0.5/push' }, 'browser-not-accepted'],
    ['with a key that is none', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'browser-not-accepted'],
    [
      'with a secret too short',
      { keys: { ...browser('http://127.0.0.1:9').subscription.keys, auth: 'A'.repeat(16) } },
      'browser-not-accepted',
    ],
    ['without keys', { keys: {} }, 'invalid-request'],
  ])('ACC-04 a browser %s is refused', async (_, change, code) => {
    const customer = await customerReady(app.shop);
    expect(await subscribe(customer, { ...browser('http://127.0.0.1:9').subscription, ...change })).toMatchObject({
      status: 400,
      body: { code },
    });
  });
});
