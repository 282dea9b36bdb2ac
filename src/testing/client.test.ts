import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { committed, generatedFiles } from '../../tools/client.ts';
import { createClient, HojrehError } from '../../packages/client/src/client.ts';
import { signedHeaders } from '#features/webhooks/server/signature.ts';
import { openWebhook } from '../../packages/client/src/webhooks.ts';

interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A fake shop that returns the given responses in sequence, and records the requests. */
function shopAnswering(
  ...answers: readonly (readonly [status: number, body: unknown, headers?: Record<string, string>])[]
) {
  const seen: Seen[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const client = createClient({
    url: 'https://shop.example',
    key: 'hj_test',
    language: 'en',
    wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    fetch: (url, { method = '', headers, body } = {}) => {
      const isJson = (headers as Record<string, string>)['content-type'] === 'application/json';
      const sent = isJson ? (JSON.parse(body as string) as unknown) : body;
      seen.push({
        url: url instanceof URL ? url.href : '',
        method,
        headers: headers as Record<string, string>,
        body: sent,
      });
      const [status, answer, more = {}] = left.shift() ?? [500, {}];
      if (status === 0) return Promise.reject(new TypeError('fetch failed'));
      const response = { status, headers: more };
      return Promise.resolve(
        typeof answer === 'string' ? new Response(answer, response) : Response.json(answer, response),
      );
    },
  });
  return { client, seen, waits };
}

// Generates types for every call: 4 s, and more than 20 s on a busy machine.
test("the client's files match the current calls: npm run client:generate", { timeout: 180_000 }, async () => {
  for (const [name, text] of Object.entries(await generatedFiles()))
    expect(text === committed(name), `packages/client/src/generated/${name} is out of date`).toBe(true);
});

test('a call is made by its name, with each part in its place', async () => {
  const { client, seen } = shopAnswering([200, { number: '1' }], [200, { data: [] }]);
  await client.adminCancelOrder({
    path: { number: 'a/b' },
    body: { reason: 'sold out', refund_method: 'credit' },
  });
  await client.listProducts({ query: { sort: 'newest', in_stock: true } });
  expect(seen).toMatchObject([
    {
      url: 'https://shop.example/api/admin/orders/a%2Fb/cancel/',
      method: 'POST',
      headers: { authorization: 'Bearer hj_test', 'accept-language': 'en', 'content-type': 'application/json' },
      body: { reason: 'sold out', refund_method: 'credit' },
    },
    { url: 'https://shop.example/api/products/?sort=newest&in_stock=true', method: 'GET', body: undefined },
  ]);
});

test('a list is iterated page by page, to its end', async () => {
  const { client, seen } = shopAnswering(
    [200, { data: [{ id: 1 }, { id: 2 }], next: '/api/admin/events/?type=order.*&after=abc', next_after: 'abc' }],
    [200, { data: [{ id: 3 }], next: null, next_after: 'abd' }],
  );
  const ids: number[] = [];
  for await (const { id } of client.all('adminListEvents', { query: { type: 'order.*' } })) ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
  expect(seen[1]?.url).toBe('https://shop.example/api/admin/events/?type=order.*&after=abc');
});

test('a file is sent unchanged, and its job awaited and read row by row', async () => {
  const job = { id: 7, status: 'waiting', ended_at: null, result_url: null, error: null };
  const over = {
    ...job,
    status: 'done',
    ended_at: '2026-11-20T08:00:00Z',
    result_url: '/api/admin/jobs/7/result.ndjson',
  };
  const { client, seen } = shopAnswering([202, job], [200, over], [200, '{"id":2,"outcome":"done"}\n']);
  const rows: number[] = [];
  const request = { file: 'slug,price\nlamp,90000\n', query: { dry_run: true } };
  for await (const { id } of client.rows('adminCreateProductImport', request)) rows.push(id);
  expect(rows).toEqual([2]);
  expect(seen[0]).toMatchObject({
    url: 'https://shop.example/api/admin/products/imports/?dry_run=true',
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': expect.any(String) as string },
    body: request.file,
  });
});

test('retries when the shop allows it and after the stated delay, under the same idempotency key', async () => {
  const busy = { code: 'busy', message: 'Later.', retryable: true };
  const { client, seen, waits } = shopAnswering([503, busy, { 'retry-after': '7' }], [0, null], [201, { id: 1 }]);
  const payout = { path: { id: 4 }, body: { amount: 1_000, reference: 'x', note: '' } };
  await client.adminCreateSellerPayout(payout);
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(seen).toHaveLength(3);
  expect(waits[0]).toBe(7_000);

  const second = shopAnswering([201, { id: 2 }]);
  await second.client.adminCreateSellerPayout(payout);
  expect(second.seen[0]?.headers['idempotency-key']).not.toBe(seen[0]?.headers['idempotency-key']);
});

test('does not retry what could be done twice, or what waiting does not resolve', async () => {
  const lost = shopAnswering([0, null], [200, {}]);
  await expect(lost.client.adminSendBackups({ body: {} })).rejects.toMatchObject({ status: 0, retryable: true });
  expect(lost.seen).toHaveLength(1);

  const refused = shopAnswering([404, { code: 'order-not-found', message: 'No.', retryable: false, request_id: 'r1' }]);
  const error = await refused.client.adminGetOrder({ path: { number: '9' } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HojrehError);
  expect(error).toMatchObject({ status: 404, code: 'order-not-found', message: 'No.', requestId: 'r1' });

  const tooLong = shopAnswering([429, { code: 'too-many-tries', retryable: true }, { 'retry-after': '3600' }]);
  await expect(tooLong.client.listProducts()).rejects.toMatchObject({ code: 'too-many-tries' });
  expect(tooLong.seen).toHaveLength(1);
});

test('a webhook is accepted when its signature is the shop’s and recent', async () => {
  const key = randomBytes(24);
  const now = new Date('2026-11-20T08:00:00Z');
  const body = JSON.stringify({ type: 'order.placed', data: { number: '۱' } });
  const timestamp = String(now.getTime() / 1_000);
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${randomBytes(32).toString('base64')} v1,${signature}`,
  };
  const secret = `whsec_${key.toString('base64')}`;
  await expect(openWebhook(body, headers, secret, now)).resolves.toMatchObject({ type: 'order.placed' });
  await expect(openWebhook(`${body} `, headers, secret, now)).rejects.toThrow('false');
  await expect(openWebhook(body, { ...headers, 'webhook-signature': 'v1,%%' }, secret, now)).rejects.toThrow('false');
  await expect(openWebhook(body, headers, secret, new Date('2026-11-20T08:06:00Z'))).rejects.toThrow('too old');
  await expect(openWebhook(body, {}, secret, now)).rejects.toThrow('not signed');
});

test('the shop signs like the Standard Webhooks reference, and the client accepts its example', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const sentAt = new Date(1_614_265_330_000);
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, body: '{"test": 2432232314}' };
  const headers = signedHeaders([Buffer.from(secret.slice('whsec_'.length), 'base64')], message);
  expect(headers).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  await expect(openWebhook(message.body, headers, secret, sentAt)).resolves.toEqual({ test: 2_432_232_314 });
});
