import { createHash, createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { orderBody } from '#features/checkout/server/checkout.factory.ts';
import { placeOrder } from '#features/checkout/server/place-order.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { createEvents } from '#platform/jobs/events.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import {
  assistantsServed,
  platformReady,
  protocolCall,
  signedBy,
  wholeProfile,
  type TestPlatform,
} from '../platform.factory.ts';
import { shopKey } from '../protocol/signatures.ts';
import { errorsBy } from '../published-schemas.factory.ts';
import { assistantsJobs } from '../assistants.jobs.ts';
import { sendOrder } from './order-notices.ts';

describe('orders of assistants', () => {
  const app = useTestShop();
  let platform: TestPlatform;
  let server: FastifyInstance;
  let profile: string;
  let order: { id: number; number: string };
  const message = { id: 7, name: 'order.placed' };
  beforeAll(async () => {
    platform = await platformReady();
    server = await assistantsServed(app.shop);
    const webhookUrl = platform.profile('hook', { body: '{}' });
    profile = platform.profile('whole', { body: wholeProfile({ keys: [platform.key], webhookUrl }) });
    const hat = await productReady(app.shop, { stock: 5 });
    const line_items = [{ item: { id: `var_${hat.variantIds[0]}` }, quantity: 2 }];
    const { body } = await protocolCall(server, ['POST', '/checkout-sessions'], { line_items }, { profile });
    const { continue_url } = body as { continue_url: string };
    const sara = await customerReady(app.shop);
    await app.call('POST /api/checkout/handovers/', {
      token: sara.token,
      body: { token: new URL(continue_url).hash.slice(1) },
    });
    const placed = await placeOrder(app.shop, { customerId: sara.id, key: 'of-assistant', body: orderBody() });
    if (isRefusal(placed)) throw new Error(placed.refusal);
    const { rows } = await app.shop.database.pool.query<{ id: string }>('select id from orders where number = $1', [
      placed.number,
    ]);
    order = { id: Number(rows[0]?.id), number: placed.number };
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  const get = (of: string, isSigned = true) => {
    const agent = { 'content-type': 'application/json', 'ucp-agent': `profile="${of}"` };
    const path = `/ucp/v1/orders/${order.number}`;
    const request = { method: 'GET', host: 'localhost:80', path, headers: agent, body: '' };
    const headers = isSigned ? signedBy(platform.privateKey, request) : agent;
    return protocolCall(server, ['GET', `/orders/${order.number}`], undefined, { profile: of, headers });
  };

  test('the order is sent to the platform, signed per the protocol, and retried until accepted', async () => {
    await sendOrder(app.shop, order.id, message);
    const [sent] = platform.received;
    const written = JSON.parse(sent?.body ?? '') as object;
    expect(errorsBy('schemas/shopping/order.json', written)).toEqual([]);
    expect(written).toMatchObject({ id: order.number, line_items: [{ quantity: { original: 2, fulfilled: 0 } }] });
    expect(sent?.body).not.toContain('محمدی');
    const headers: IncomingHttpHeaders = sent?.headers ?? {};
    expect(headers).toMatchObject({
      'webhook-id': 'order.placed_7',
      'ucp-agent': expect.stringContaining('/.well-known/ucp') as string,
    });
    expect(headers['content-digest']).toBe(
      `sha-256=:${createHash('sha256')
        .update(sent?.body ?? '')
        .digest('base64')}:`,
    );
    const parameters = String(headers['signature-input']).replace('sig1=', '');
    const values: Record<string, string> = { '@method': 'POST', '@authority': String(headers.host), '@path': '/hook' };
    const names = [...(/\(([^)]*)\)/.exec(parameters)?.[1]?.matchAll(/"([^"]+)"/g) ?? [])].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['@method', '@authority', '@path', 'content-digest', 'content-type']));
    const base = [
      ...names.map((name) => `"${name}": ${values[name] ?? String(headers[name])}`),
      `"@signature-params": ${parameters}`,
    ].join('\n');
    const key = createPublicKey({ key: shopKey(app.shop).published as never, format: 'jwk' });
    const signature = Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64');
    expect(verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);

    platform.profile('hook', { status: 500 });
    await expect(sendOrder(app.shop, order.id, message)).rejects.toThrow('500');
    platform.profile('hook', { status: 410 });
    await sendOrder(app.shop, order.id, message);
  });

  test('an unavailable platform is retried for three days, listed in the admin, and can be sent to again from there', async () => {
    platform.profile('hook', { status: 503 });
    const events = createEvents(app.shop.database, app.shop.clock);
    const running = await startJobs(app.shop, events, assistantsJobs);
    onTestFinished(() => running.stop());
    // In addition to the event `order.placed`.
    await events.publish('order.lapsed', { orderId: order.id });
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const listed = async () => {
      const { body } = await app.call('GET /api/admin/background-jobs/', { token, query: { status: 'retrying' } });
      return (body as { data: { id: string; name: string; reason: string }[] }).data;
    };
    const waiting = { name: 'send-assistant-orders', reason: expect.stringContaining('503') as string };
    await expect.poll(listed, { timeout: 20_000 }).toMatchObject([waiting, waiting]);
    const { rows } = await app.shop.database.pool.query<{ tries: number; keeps: boolean }>(
      `select retry_limit as tries, keep_until > now() + interval '7 days' as keeps from queue.job where name = 'send-assistant-orders'`,
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ tries: 18, keeps: true })));
    // Each pause is between half and all of 2 · 2ⁿ seconds, with n at most 16.
    const leastSeconds = Array.from({ length: 18 }, (_, n) => 2 ** Math.min(16, n + 1)).reduce((sum, one) => sum + one);
    expect(leastSeconds).toBeGreaterThan(3 * 24 * 60 * 60);

    platform.profile('hook', { status: 200 });
    const before = platform.received.length;
    const ids = (await listed()).map(({ id }) => id);
    await app.call('POST /api/admin/background-jobs/bulk-retry/', { token, body: { ids } });
    await expect.poll(() => platform.received.length, { timeout: 20_000 }).toBe(before + 2);
    await expect.poll(listed, { timeout: 20_000 }).toEqual([]);
  });

  test('a platform reads only its own orders, with a signature', async () => {
    const own = await get(profile);
    expect(own.status).toBe(200);
    expect(errorsBy('schemas/shopping/order.json', own.body)).toEqual([]);
    expect(own.body).toMatchObject({ id: order.number, currency: 'IRR' });
    expect(await get(profile, false)).toMatchObject({ status: 401, body: { code: 'signature_missing' } });
    const other = await get(platform.profile('other', { body: wholeProfile({ keys: [platform.key] }) }));
    expect(other).toMatchObject({ status: 200, body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] } });
  });

  test('an order not made by an assistant is sent to nobody', async () => {
    const before = platform.received.length;
    await sendOrder(app.shop, order.id + 1_000, message);
    expect(platform.received.length).toBe(before);
  });

  test('a private network address is never called', async () => {
    const webhookUrl = 'https://10.0.0.1/hook';
    platform.profile('whole', { body: wholeProfile({ keys: [platform.key], webhookUrl }) });
    app.clock.advance(61_000);
    await expect(sendOrder(app.shop, order.id, message)).rejects.toThrow('address-private');
  });
});
