import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { slideThemes } from '#features/home/hero-slides.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { api } from '../../../api.ts';
import { locationOf } from './locations.ts';

const origin = 'https://app.example';
const keyCalls = 40;

const coupon = {
  code: 'READ-AGAIN',
  kind: 'percent',
  percent_off: 10,
  discount_amount: 0,
  max_discount_amount: null,
  minimum_total: 0,
  begins_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  category_ids: [],
  first_order_only: false,
  active: true,
  single_use_codes: false,
  shown_on_home: false,
};
const shippingMethod = {
  name: { fa: 'Post', en: 'Post' },
  description: { fa: '', en: '' },
  price: 50_000,
  min_days: 1,
  max_days: 3,
  active: true,
};
const helpAnswer = { group: 'buyers', position: 1, answer: { fa: { blocks: [] }, en: null }, published: false };
const slide = {
  shown: true,
  link: '/flash-sale',
  picture_key: null,
  cloth: slideThemes[0],
  begins_at: null,
  ends_at: null,
};
const flashSale = { price: null, begins_at: null, allotted: 5, colour: 'saffron', position: 1 };
const address = {
  full_name: 'Sara Ahmadi',
  phone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  line: 'Street 1',
  postal_code: '1234567890',
};

describe('API-20 the responses to one caller', () => {
  const app = useTestShop({ CORS_ORIGINS: `${origin}, https://other.example`, KEY_CALLS_PER_MINUTE: String(keyCalls) });
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    await productReady(app.shop, { stock: 3 });
  });
  const own = (headers: Record<string, string>, url = '/api/admin/stock/') =>
    app.server.inject({ url, headers: { authorization: `Bearer ${owner.token}`, ...headers } });

  test('are compressed from one kilobyte, as the caller accepts', async () => {
    const url = '/api/admin/settings/assistants/';
    const long = '/api/admin/audit/';
    for (let count = 0; count < 12; count++) await customerReady(app.shop, { role: 'support' });
    await keyReady(app.shop, { customerId: owner.id });
    for (let count = 0; count < 10; count++) await keyReady(app.shop, { customerId: owner.id });
    const plain = await own({}, long);
    expect(plain.rawPayload.length).toBeGreaterThan(1_024);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding, origin']);
    for (const [named, encoding, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await own({ 'accept-encoding': named }, long);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(open(answer.rawPayload).toString()).toBe(plain.body);
    }
    const short = await own({ 'accept-encoding': 'br' }, url);
    expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined]);
    const file = await own({ 'accept-encoding': 'gzip' }, '/api/admin/orders/export.csv');
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(file.rawPayload).toString()).toBe((await own({}, '/api/admin/orders/export.csv')).body);
  });

  test('are not resent to a program while unchanged', async () => {
    const key = await keyReady(app.shop, { customerId: owner.id });
    const bearing = { authorization: `Bearer ${key}` };
    const first = await own(bearing);
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{20}"$/);
    const again = await own({ ...bearing, 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await productReady(app.shop, { stock: 4 });
    const changed = await own({ ...bearing, 'if-none-match': String(first.headers.etag) });
    expect([changed.statusCode, changed.headers.etag === first.headers.etag]).toEqual([200, false]);
    expect((await own({})).headers.etag).toBeUndefined();
  });

  test('is refused to who wants it only where it is what they name', async () => {
    const key = await keyReady(app.shop, { customerId: owner.id });
    const bearing = { authorization: `Bearer ${key}` };
    const read = (url: string, headers: Record<string, string>) => app.server.inject({ url, headers });
    for (const [url, own] of [
      ['/api/products/', {}],
      ['/api/admin/stock/', bearing],
    ] as const) {
      const tag = String((await read(url, own)).headers.etag);
      const statusWith = async (ifMatch: string) => (await read(url, { ...own, 'if-match': ifMatch })).statusCode;
      for (const same of [tag, `W/${tag.replace(/^W\//, '')}`, '*', `"another", ${tag}`])
        expect([url, same, await statusWith(same)]).toEqual([url, same, 200]);
      for (const other of ['"another"', 'W/"another"', 'nonsense', '""', '"3", "4"']) {
        const answer = await read(url, { ...own, 'if-match': other });
        expect([url, other, answer.statusCode]).toEqual([url, other, 412]);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'condition-failed' });
      }
    }
  });

  test('is not made on a condition that its call does not know', async () => {
    const change = (ifMatch: string) =>
      app.call('POST /api/admin/webhooks/:id/pause/', {
        token: owner.token,
        params: { id: 1 },
        headers: { 'if-match': ifMatch },
        body: {},
      });
    expect((await change('"1"')).body).toMatchObject({
      code: 'invalid-request',
      errors: [{ path: 'if-match', code: 'not-taken' }],
    });
    expect((await change('*')).body).toMatchObject({ code: 'webhook-not-found' });
  });

  test('state the remaining calls of a key, and refuse further calls until the minute is over', async () => {
    const key = await keyReady(app.shop, { customerId: owner.id, scopes: ['stock:read'] });
    const bearing = { authorization: `Bearer ${key}` };
    const first = await own(bearing);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': `"key";q=${keyCalls};w=60`,
      ratelimit: `"key";r=${keyCalls - 1};t=60`,
    });
    const statuses = await Promise.all(
      Array.from({ length: keyCalls + 4 }, async () => (await own(bearing)).statusCode),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await own(bearing);
    expect(refused.headers).toMatchObject({ ratelimit: '"key";r=0;t=60', 'retry-after': '60' });
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', retryable: true });
    expect((await own({})).statusCode).toBe(200);
    app.clock.advance(60_000);
    expect((await own(bearing)).statusCode).toBe(200);
  });

  test('state the remaining calls of a person', async () => {
    const { token } = await customerReady(app.shop);
    const { headers } = await own({ authorization: `Bearer ${token}` }, '/api/cart/');
    expect(headers).toMatchObject({
      'ratelimit-policy': '"caller";q=1000000;w=60',
      ratelimit: expect.stringMatching(/^"caller";r=999999;t=\d+$/) as string,
    });
  });

  test('name the caller’s own limit, and never the sign-in attempts of an account', async () => {
    const { headers } = await app.call('POST /api/help-answers/:slug/vote/', {
      params: { slug: 'nothing' },
      body: { helpful: true, reader: randomUUID() },
    });
    expect(headers['ratelimit-policy']).toMatch(/^"answer-votes";q=\d+;w=\d+$/);
    const login = await app.call('POST /api/customers/login/', { body: { username: owner.phone, password: 'wrong' } });
    expect([login.status, login.headers['ratelimit']]).toEqual([401, undefined]);
  });

  test('name the address of what was created', async () => {
    const created = await app.call('POST /api/admin/brands/', {
      token: owner.token,
      body: { name: { fa: 'Brand', en: '' } },
    });
    const { id } = created.body as { id: number };
    expect([created.status, created.headers['location']]).toEqual([201, `/api/admin/brands/${id}/`]);
  });

  test('can be read at the address as created, under its version, and by nobody else', async () => {
    const product = await productReady(app.shop);
    const seller = await sellerReady(app.shop);
    const own = await productReady(app.shop, { sellerId: seller.sellerId });
    const variant = (id: number | undefined) => ({
      variant_id: id ?? 0,
      price: 90_000,
      begins_at: null,
      ends_at: null,
    });
    const words = (text: string) => ({ fa: text, en: text });
    const later = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const creations: readonly (readonly [string, ReadyCustomer, object])[] = [
      ['admin/brands', owner, { name: words('Read again') }],
      ['admin/categories', owner, { name: words('Tea'), parent_id: null, picture_key: null, visible: true }],
      ['admin/coupons', owner, coupon],
      ['admin/stock-locations', owner, { name: words('Hall') }],
      ['admin/shipping-methods', owner, shippingMethod],
      ['admin/synonyms', owner, { name: 'laptop', means: 'notebook', kind: 'two-way' }],
      ['admin/pinned-results', owner, { query: 'tea', pinned: [product.id], hidden: [] }],
      ['admin/post-categories', owner, { name: words('Read again') }],
      ['admin/help-answers', owner, { ...helpAnswer, question: words('How?') }],
      ['admin/hero-slides', owner, { ...slide, title: words('Tea'), text: words('Tea'), action: words('Tea') }],
      ['admin/flash-sales', owner, { ...flashSale, product_id: product.id, ends_at: later }],
      ['admin/sale-prices', owner, variant(product.variantIds[0])],
      ['seller/sale-prices', seller, variant(own.variantIds[0])],
      ['customers/current/addresses', owner, address],
    ];
    const stranger = await customerReady(app.shop);
    const otherSeller = await sellerReady(app.shop);
    for (const [noun, { token }, body] of creations) {
      const by = (caller: string) => ({ headers: { authorization: `Bearer ${caller}` } });
      const made = await app.server.inject({ method: 'POST', url: `/api/${noun}/`, ...by(token), payload: body });
      expect([made.statusCode, made.headers.location], `${noun}: ${made.body}`).toEqual([201, expect.any(String)]);
      const url = String(made.headers.location);
      const read = await app.server.inject({ url, ...by(token) });
      expect([read.statusCode, read.json<object>()], noun).toEqual([200, expect.objectContaining(made.json<object>())]);
      const { version } = read.json<{ version?: number }>();
      if (version !== undefined) expect(read.headers.etag, noun).toBe(`"${version}"`);
      const others = noun.startsWith('seller/') ? otherSeller : stranger;
      const refused = await app.server.inject({ url, ...by(others.token) });
      expect(refused.statusCode, noun).toBe(noun.startsWith('admin/') ? 403 : 404);
      const missing = url.replace(/[^/]+\/$/, '2147483647/');
      expect((await app.server.inject({ url: missing, ...by(token) })).statusCode, noun).toBe(404);
    }
  });

  test('are readable by scripts of the listed sites only, and set no cookie for them', async () => {
    const preflight = (from: string, url = '/api/admin/stock/') =>
      app.server.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: from,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const allowed = await preflight(origin);
    expect([allowed.statusCode, allowed.body]).toEqual([204, '']);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': expect.stringContaining('idempotency-key') as string,
      'access-control-max-age': '7200',
      vary: 'origin',
    });
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const answer of [await preflight('https://evil.example'), await preflight(origin, '/api/nothing/')])
      expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
    expect(await preflight('https://evil.example')).toMatchObject({ statusCode: 405 });

    const shared = (headers: Record<string, string>) =>
      app.server.inject({ url: '/api/products/?language=en', headers });
    expect((await shared({ origin })).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': expect.stringContaining('retry-after') as string,
      vary: 'accept-encoding, origin',
    });
    const stranger = (await shared({ origin: 'https://evil.example' })).headers;
    expect([stranger['access-control-allow-origin'], stranger.vary]).toEqual([undefined, 'accept-encoding, origin']);
    const refused = await app.server.inject({ url: '/api/orders/', headers: { origin } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, origin]);
  });
});

/** Calls that create something without an address of its own, with what represents it. */
const withoutAddress = [
  'POST /api/admin/access-keys/', // only part of the list of keys
  'POST /api/admin/conversations/:customer_id/messages/', // in the conversation
  'POST /api/admin/customers/:id/credit/', // in the customer's entries
  'POST /api/admin/questions/:id/answers/', // in the question
  'POST /api/admin/sellers/:id/payouts/', // in the seller's entries
  'POST /api/chat/messages/', // in the conversation
  'POST /api/checkout/handovers/', // what an assistant prepared, now in the caller's cart
  'POST /api/customers/register/', // the caller's own account
  'POST /api/failures/', // a line in the log
  'POST /api/orders/:number/returns/', // in the order
  'POST /api/posts/:slug/comments/', // published after moderation
  'POST /api/products/:slug/questions/', // published after moderation
  'POST /api/questions/:id/answers/',
  'POST /api/search/clicks/', // counted, and read in the search statistics
  'POST /api/search/searches/', // counted, and read in the search statistics
  'POST /api/seller-applications/', // submitted, and then read as the caller's own
  'POST /api/seller/access-keys/',
  'POST /api/staff/first-owner/', // a session
  'POST /api/tickets/', // a guest's, answered by email
  'POST /api/tickets/mine/:number/messages/', // in the ticket
  'POST /api/uploads/files/', // its key is used in other calls
  'POST /api/uploads/images/',
  'POST /api/uploads/videos/',
];

const calls = api
  .flatMap(({ contract }) => Object.entries(contract))
  .map(([name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path, call };
  });
const created = calls.filter((one) => one.call.status === 201);

test('API-20 every creation has an address, except the listed ones', () => {
  const missing = created.filter((one) => locationOf(one, calls) === undefined);
  expect(missing.map(({ name }) => name).sort()).toEqual(withoutAddress);
});

test('API-20 what was created can be read at its address', () => {
  const unread = created.filter((one) => {
    const address = locationOf(one, calls);
    return address !== undefined && !calls.some(({ method, path }) => method === 'GET' && path === address);
  });
  expect(unread.map((one) => `${one.name} -> ${locationOf(one, calls)}`).sort()).toEqual([]);
});
