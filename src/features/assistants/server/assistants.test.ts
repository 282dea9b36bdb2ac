import { createPublicKey, verify } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { putSetting } from '#features/settings/server/settings.factory.ts';
import { throttles } from '#platform/database/platform.tables.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { assistantsServed, platformReady, signedBy, wholeProfile, type TestPlatform } from './platform.factory.ts';
import { errorsBy } from './published-schemas.factory.ts';

interface Product {
  id: string;
  title: string;
  handle: string;
  price_range: object;
  list_price_range?: object;
  selected?: { name: string; label: string }[];
  options: { name: string; values: object[] }[];
  variants: { id: string; price: { amount: number; currency: string }; availability: object; inputs?: object[] }[];
}
interface Body {
  ucp: { version: string; status: string; capabilities: object };
  products: Product[];
  product: Product;
  pagination: { cursor?: string; has_next_page: boolean };
  messages: { type: string; code: string; content: string; severity?: string }[];
  code: string;
  content: string;
  continue_url: string;
}

interface Rpc {
  result: {
    tools: { name: string }[];
    structuredContent: object;
    content: { text: string }[];
  };
  error: { code: number; data: object };
}

describe('assistants', () => {
  const app = useTestShop();
  let platform: TestPlatform;
  let server: FastifyInstance;
  let profile: string;
  let owner: string;
  beforeAll(async () => {
    platform = await platformReady();
    server = await assistantsServed(app.shop);
    profile = platform.profile('whole');
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  beforeEach(() => {
    app.clock.advance(61_000);
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/ucp/v1${path}`,
      headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"`, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json<Body>() };
  };
  const allow = async (mode: string, calls = 120) => {
    const saved = await putSetting(app, 'assistants', { token: owner, body: { mode, calls_per_minute: calls } });
    expect(saved.status).toBe(200);
  };

  test("the profile lists the shop's capabilities, matches the published schema, and is cacheable", async () => {
    const answer = await server.inject('/.well-known/ucp');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{2,}$/);
    const body = answer.json<{
      ucp: { version: string; services: Record<string, { endpoint: string }[]> };
      signing_keys: object[];
    }>();
    expect(errorsBy('discovery/profile.json#/$defs/business_profile', body)).toEqual([]);
    expect(body.ucp.version).toBe('2026-04-08');
    expect(body.ucp.services['dev.ucp.shopping']?.[0]?.endpoint).toMatch(/^http.*\/ucp\/v1$/);
    expect(body.signing_keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256' })]);
    expect(JSON.stringify(body)).not.toContain('"d"');
  });

  test('a wrong method is refused with the permitted ones, and an unknown path is not found', async () => {
    for (const [method, url, allow] of [
      ['GET', '/ucp/v1/catalog/search', 'POST'],
      ['DELETE', '/ucp/v1/carts/some', 'GET, HEAD, PUT'],
      ['GET', '/ucp/v1/carts/some/cancel?x=1', 'POST'],
      ['POST', '/ucp/v1/orders/some', 'GET, HEAD'],
      ['PUT', '/ucp/mcp', 'POST'],
      ['GET', '/ucp/mcp', 'POST'],
      ['PATCH', '/ucp/v1/carts', 'POST'],
    ] as const) {
      const answer = await server.inject({ method, url });
      expect([answer.statusCode, answer.headers['allow'], answer.json<Body>().code], url).toEqual([
        405,
        allow,
        'method_not_allowed',
      ]);
    }
    expect((await server.inject('/ucp/v1/catalog')).statusCode).toBe(404);
    const methods = await server.inject({ method: 'OPTIONS', url: '/ucp/v1/carts/some' });
    expect([methods.statusCode, methods.headers['allow'], methods.body]).toEqual([204, 'GET, HEAD, PUT, OPTIONS', '']);
    expect((await server.inject({ method: 'OPTIONS', url: '/ucp/v1/catalog' })).statusCode).toBe(404);
  });

  describe('discovery', () => {
    const agent = (value: string) => ({ 'ucp-agent': value });
    test('a call without an https profile URL is refused', async () => {
      for (const value of [
        '',
        'profile="..."',
        'profile="http://platform.example/p"',
        'profile="ftp://a/p"',
        'profile="https://u:p@a.example/"',
      ])
        expect(await post('/catalog/lookup', { ids: ['prod_1'] }, agent(value))).toMatchObject({
          status: 400,
          body: { code: 'invalid_profile_url', content: expect.any(String) as string },
        });
    });
    test('a profile that cannot be fetched, redirects, is invalid, or has another version is reported as such', async () => {
      const cases = [
        [platform.profile('gone', { status: 404 }), 424, 'profile_unreachable'],
        [platform.profile('moved', { status: 302, headers: { location: profile } }), 424, 'profile_unreachable'],
        [platform.profile('long', { body: ' '.repeat(200_000) }), 424, 'profile_unreachable'],
        [platform.profile('text', { body: 'profile' }), 422, 'profile_malformed'],
        [platform.profile('empty', { body: {} }), 422, 'profile_malformed'],
        [platform.profile('later', { body: wholeProfile({ version: '2099-01-01' }) }), 422, 'version_unsupported'],
      ] as const;
      for (const [url, status, code] of cases)
        expect(await post('/catalog/lookup', { ids: ['prod_1'] }, agent(`profile="${url}"`)), url).toMatchObject({
          status,
          body: { code, continue_url: app.shop.config.publicUrl },
        });
    });
    test('a host with ever-changing profiles has few of them fetched, without using up the limit of others', async () => {
      const from = async (address: string, name: string) => {
        const url = platform.profile(name);
        const answer = await server.inject({
          method: 'POST',
          url: '/ucp/v1/catalog/lookup',
          remoteAddress: address,
          headers: { 'content-type': 'application/json', ...agent(`profile="${url}"`) },
          payload: JSON.stringify({ ids: ['prod_1'] }),
        });
        return answer.statusCode;
      };
      const invented: number[] = [];
      for (let count = 0; count < 40; count++) invented.push(await from('203.0.113.1', `invented-${count}`));
      expect(invented.filter((status) => status === 200)).toHaveLength(30);
      expect(invented.at(-1)).toBe(503);
      expect(await from('203.0.113.2', 'honest')).toBe(200);
    });
    test('calls that name the profile of another without its signature are not counted as the other’s', async () => {
      owner = (await customerReady(app.shop, { role: 'owner' })).token;
      await allow('read-only', 2);
      const sent = {
        method: 'POST',
        host: 'localhost:80',
        path: '/ucp/v1/catalog/lookup',
        body: JSON.stringify({ ids: ['prod_1'] }),
      };
      const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` };
      const call = async (remoteAddress: string, more: Record<string, string> = headers) =>
        (await server.inject({ method: 'POST', url: sent.path, remoteAddress, headers: more, payload: sent.body }))
          .statusCode;
      const signed = signedBy(platform.privateKey, { ...sent, headers });
      const pretended = [];
      for (let count = 0; count < 4; count++) pretended.push(await call('203.0.113.3'));
      expect(pretended).toEqual([200, 200, 429, 429]);
      expect([
        await call('203.0.113.4', signed),
        await call('203.0.113.4', signed),
        await call('203.0.113.4', signed),
      ]).toEqual([200, 200, 429]);
      await allow('on');
    });
    test('requests per minute are limited by address, for listing tools and for calls', async () => {
      const list = async (remoteAddress: string) =>
        (await server.inject({ method: 'POST', url: '/ucp/mcp', remoteAddress, payload: {} })).statusCode;
      expect(await list('203.0.113.5')).not.toBe(429);
      await app.shop.db.update(throttles).set({ tries: 1_200 }).where(like(throttles.key, 'assistants-address:%.5'));
      expect(await list('203.0.113.5')).toBe(429);
      expect(await list('203.0.113.6')).not.toBe(429);
    });
    test('a version beside the profile is used only if the shop supports it', async () => {
      const call = (version: string) =>
        post('/catalog/lookup', { ids: ['prod_1'] }, agent(`profile="${profile}"; version="${version}"`));
      expect((await call('2026-04-08')).status).toBe(200);
      const refused = await call('2099-01-01');
      expect(refused).toMatchObject({ status: 422, body: { code: 'version_unsupported' } });
      expect(refused.body.content).toContain('2099-01-01');
    });
    test('private network addresses are never fetched', async () => {
      for (const host of ['10.0.0.1', '192.168.1.1', '169.254.169.254', '[::ffff:127.0.0.1]'])
        expect(
          (await post('/catalog/lookup', { ids: ['prod_1'] }, agent(`profile="https://${host}/p"`))).body.code,
        ).toBe('profile_unreachable');
    });
    test('a profile is fetched once a minute, also by concurrent calls, and less often where its server permits caching', async () => {
      const short = platform.profile('short', { headers: { 'cache-control': 'no-store' } });
      const stored = platform.profile('stored', { headers: { 'cache-control': 'public, max-age=600' } });
      const call = (url: string) => post('/catalog/lookup', { ids: ['prod_1'] }, agent(`profile="${url}"`));
      await Promise.all(Array.from({ length: 8 }, () => call(short)));
      await call(stored);
      app.clock.advance(59_000);
      await call(short);
      expect(platform.fetched.get('/short')).toBe(1);
      app.clock.advance(2_000);
      await Promise.all([call(short), call(stored)]);
      expect(platform.fetched.get('/short')).toBe(2);
      expect(platform.fetched.get('/stored')).toBe(1);
    });
    test('a capability not shared by both sides is an outcome, not an error', async () => {
      const url = platform.profile('little', {
        body: wholeProfile({ capabilities: ['dev.ucp.shopping.catalog.search'] }),
      });
      const { status, body } = await post('/catalog/lookup', { ids: ['prod_1'] }, agent(`profile="${url}"`));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ucp: { status: 'error', capabilities: {} },
        messages: [{ code: 'capabilities_incompatible' }],
      });
      expect(errorsBy('schemas/shopping/types/error_response.json', body)).toEqual([]);
    });
  });

  describe('signatures', () => {
    const body = JSON.stringify({ ids: ['prod_1'] });
    const sent = () => ({
      method: 'POST',
      host: 'localhost:80',
      path: '/ucp/v1/catalog/lookup',
      headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` },
      body,
    });
    test('what was signed for another shop is nothing here, whatever name it comes under', async () => {
      for (const host of ['other-shop.example', 'other-shop.example:443', 'localhost.other-shop.example']) {
        const headers = { ...signedBy(platform.privateKey, { ...sent(), host }), host };
        expect((await post('/catalog/lookup', body, headers)).body.code).toBe('signature_invalid');
      }
    });
    test('a body that is not UTF-8 is refused', async () => {
      const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` };
      const payload = Buffer.from('{"ids":["\xff"]}', 'latin1');
      const { statusCode, body: answered } = await server.inject({
        method: 'POST',
        url: '/ucp/v1/catalog/lookup',
        headers,
        payload,
      });
      expect([statusCode, (JSON.parse(answered) as { code: string }).code]).toEqual([400, 'invalid_request']);
    });
    test('a signed request is accepted, and a modified one is not', async () => {
      const headers = signedBy(platform.privateKey, sent());
      expect((await post('/catalog/lookup', body, headers)).status).toBe(200);
      expect((await post('/catalog/product', body, headers)).body.code).toBe('signature_invalid');
      expect(await post('/catalog/lookup', body.replace('1', '2'), headers)).toMatchObject({
        status: 400,
        body: { code: 'digest_mismatch' },
      });
      const unknown = {
        ...headers,
        'signature-input': (headers['signature-input'] ?? '').replace('test-key', 'other'),
      };
      expect(await post('/catalog/lookup', body, unknown)).toMatchObject({
        status: 401,
        body: { code: 'key_not_found' },
      });
      const uncovered = { ...headers, 'signature-input': 'sig1=("@method");keyid="test-key"' };
      expect(await post('/catalog/lookup', body, uncovered)).toMatchObject({
        status: 401,
        body: { code: 'signature_invalid' },
      });
    });
    test('an outdated signature or a reused nonce is refused', async () => {
      const seconds = Math.floor(app.clock.now().getTime() / 1_000);
      const statusOf = async (parameters: string) => {
        const { status } = await post(
          '/catalog/lookup',
          body,
          signedBy(platform.privateKey, { ...sent(), parameters }),
        );
        return status;
      };
      expect(await statusOf(`;created=${seconds - 10};expires=${seconds + 60}`)).toBe(200);
      for (const wrong of [
        `;created=${seconds - 301}`,
        `;created=${seconds + 61}`,
        `;created=${seconds};expires=${seconds}`,
        `;created=yesterday`,
        `;expires=${seconds - 1}`,
      ])
        expect([wrong, await statusOf(wrong)]).toEqual([wrong, 401]);
      const once = `;created=${seconds};nonce="c29tZSByYW5kb20"`;
      expect([await statusOf(once), await statusOf(once)]).toEqual([200, 401]);
    });
    test('a signed change requires a timestamp or an idempotency key, so that it is applied once', async () => {
      const seconds = Math.floor(app.clock.now().getTime() / 1_000);
      const cart = JSON.stringify({ line_items: [] });
      const answer = (headers: Record<string, string>, parameters = '') => {
        const request = { ...sent(), path: '/ucp/v1/carts', body: cart };
        const signed = { ...request, headers: { ...request.headers, ...headers }, parameters };
        return post('/carts', cart, signedBy(platform.privateKey, signed));
      };
      expect(await answer({})).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
      expect((await answer({}, `;created=${seconds}`)).status).not.toBe(401);
      expect((await answer({ 'idempotency-key': 'a-key-of-a-platform' })).status).not.toBe(401);
    });
    test('each response is signed by the key published in the profile', async () => {
      const { status, headers, text } = await post('/catalog/lookup', body);
      const [key] = (await server.inject('/.well-known/ucp')).json<{ signing_keys: (JsonWebKey & { kid: string })[] }>()
        .signing_keys;
      const parameters = String(headers['signature-input']).replace('sig1=', '');
      const base = [
        `"@status": ${status}`,
        `"content-digest": ${String(headers['content-digest'])}`,
        `"content-type": ${String(headers['content-type'])}`,
        `"@signature-params": ${parameters}`,
      ].join('\n');
      const value = Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64');
      const publicKey = createPublicKey({ key: key as never, format: 'jwk' });
      expect(verify('sha256', Buffer.from(base), { key: publicKey, dsaEncoding: 'ieee-p1363' }, value)).toBe(true);
      expect(parameters).toContain(`keyid="${key?.kid}"`);
      expect(text).not.toBe('');
    });
  });

  describe('the catalogue', () => {
    let categoryId: number;
    let shoe: Awaited<ReturnType<typeof productReady>>;
    let hat: Awaited<ReturnType<typeof productReady>>;
    beforeAll(async () => {
      ({ id: categoryId } = await createCategory(app.shop, { name: 'کفش‌ها', slug: 'ucp-shoes' }));
      shoe = await productReady(app.shop, {
        name: 'کفش دریانورد',
        slug: 'sailor-shoe',
        categoryId,
        price: 120_000,
        variants: [
          { stock: 0, size: '42' },
          { stock: 5, size: '43' },
        ],
      });
      hat = await productReady(app.shop, { name: 'کلاه دریانورد', slug: 'sailor-hat', price: 50_000, stock: 3 });
    });
    const search = (body: object) => post('/catalog/search', body);
    const isSearched = (body: unknown) => {
      expect(errorsBy('schemas/shopping/catalog_search.json#/$defs/search_response', body)).toEqual([]);
    };

    test('words find products with matching variants, in minor units', async () => {
      const { status, body } = await search({ query: 'دریانورد' });
      expect(status).toBe(200);
      isSearched(body);
      expect(body.ucp).toEqual({
        version: '2026-04-08',
        status: 'success',
        capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
      });
      expect(body.products.map(({ handle }) => handle).sort()).toEqual(['sailor-hat', 'sailor-shoe']);
      const found = body.products.find(({ handle }) => handle === 'sailor-hat');
      expect(found?.variants[0]).toMatchObject({
        id: `var_${hat.variantIds[0]}`,
        price: { amount: 45_000_000, currency: 'IRR' },
        availability: { available: true },
      });
      expect(body.pagination).toEqual({ has_next_page: false });
    });

    test('filters apply by category and price, with words or without', async () => {
      const handles = async (body: object) => (await search(body)).body.products.map(({ handle }) => handle);
      expect(await handles({ filters: { categories: ['ucp-shoes'] } })).toEqual(['sailor-shoe']);
      expect(await handles({ filters: { categories: ['کفش‌ها'] }, query: 'دریانورد' })).toEqual(['sailor-shoe']);
      expect(await handles({ filters: { categories: ['no such'] }, query: 'دریانورد' })).toEqual([]);
      expect(await handles({ query: 'دریانورد', filters: { price: { max: 45_000_000 } } })).toEqual(['sailor-hat']);
      expect(await handles({ query: 'دریانورد', filters: { price: { max: 44_999_999 } } })).toEqual([]);
      expect(await handles({ query: 'دریانورد', filters: { price: { min: 45_000_001 } } })).toEqual(['sailor-shoe']);
    });

    test('a search continues by its cursor until the end', async () => {
      const first = await search({ query: 'دریانورد', pagination: { limit: 1 } });
      isSearched(first.body);
      expect(first.body.pagination).toMatchObject({ has_next_page: true, cursor: expect.any(String) as string });
      const second = await search({
        query: 'دریانورد',
        pagination: { limit: 1, cursor: first.body.pagination.cursor },
      });
      expect(second.body.pagination.has_next_page).toBe(false);
      expect(second.body.products[0]?.id).not.toBe(first.body.products[0]?.id);
      for (const cursor of [
        'x',
        Buffer.from('[1]').toString('base64url'),
        Buffer.from('["a","b"]').toString('base64url'),
      ])
        expect(await search({ query: 'a', pagination: { cursor } })).toMatchObject({
          status: 400,
          body: { code: 'invalid_request' },
        });
    });

    test('an empty or invalid request is refused with its path', async () => {
      for (const body of [{}, { query: '  ' }, { filters: {} }, { filters: { categories: [] } }])
        expect((await search(body)).status).toBe(400);
      expect((await search({ query: 7 })).body.content).toContain('$.query');
      expect((await search({ query: 'a', pagination: { limit: 0 } })).status).toBe(400);
      expect((await post('/catalog/search', '{')).body.code).toBe('invalid_request');
      expect((await post('/catalog/lookup', {})).body.content).toContain('$.ids');
      expect((await post('/nowhere', {})).status).toBe(404);
      expect(
        (await search({ query: 'دریانورد', signals: { 'dev.ucp.buyer_ip': '1.1.1.1' }, unknown: true })).status,
      ).toBe(200);
    });

    test('text that the database cannot store is refused as invalid, in any field', async () => {
      const nul = 'a\u0000b';
      const answers = [
        await post('/catalog/product', { id: nul }),
        await post('/catalog/lookup', { ids: [nul] }),
        await post('/carts', {
          line_items: [{ item: { id: `prod_${hat.id}` }, quantity: 1 }],
          buyer: { first_name: nul },
        }),
        await post('/checkout-sessions/a%00b/cancel', {}),
      ];
      for (const { status, body } of answers)
        expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    });

    test('identifiers are resolved once each, with what they matched; unknown ones are listed', async () => {
      const [, second] = shoe.variantIds;
      const ids = [
        `prod_${shoe.id}`,
        `var_${second}`,
        `prod_${shoe.id}`,
        'sailor-hat',
        'prod_999999',
        `var_${hat.variantIds[0]}`,
      ];
      const { body } = await post('/catalog/lookup', { ids });
      expect(errorsBy('schemas/shopping/catalog_lookup.json#/$defs/lookup_response', body)).toEqual([]);
      expect(body.products).toHaveLength(2);
      const visible = body.products.find(({ handle }) => handle === 'sailor-shoe');
      expect(visible?.variants).toHaveLength(1);
      expect(visible?.variants[0]?.inputs).toEqual([
        { id: `prod_${shoe.id}`, match: 'featured' },
        { id: `var_${second}`, match: 'exact' },
      ]);
      expect(body.messages).toEqual([{ type: 'info', code: 'not_found', content: 'prod_999999' }]);
      expect(
        await post('/catalog/lookup', { ids: Array.from({ length: 51 }, (_, n) => `prod_${n + 1}`) }),
      ).toMatchObject({
        status: 400,
        body: { code: 'request_too_large' },
      });
      expect(
        (await post('/catalog/lookup', { ids, filters: { price: { max: 60_000_000 } } })).body.products,
      ).toHaveLength(1);
    });

    test('a product lists its available options and drops impossible choices', async () => {
      const get = async (body: object) => {
        const answer = await post('/catalog/product', body);
        expect(errorsBy('schemas/shopping/catalog_lookup.json#/$defs/get_product_response', answer.body)).toEqual([]);
        return answer.body.product;
      };
      const size = (label: string) => ({ name: 'اندازه', label });
      const whole = await get({ id: `prod_${shoe.id}` });
      expect(whole.variants.map(({ id }) => id)).toEqual([`var_${shoe.variantIds[1]}`, `var_${shoe.variantIds[0]}`]);
      expect(whole.selected).toEqual([size('43')]);
      expect(whole.options).toEqual([
        {
          name: 'اندازه',
          values: [
            { label: '42', available: false, exists: true },
            { label: '43', available: true, exists: true },
          ],
        },
      ]);
      const one = await get({ id: `var_${shoe.variantIds[0]}`, selected: [size('43')] });
      expect(one.variants.map(({ id }) => id)).toEqual([`var_${shoe.variantIds[0]}`]);
      expect(one.selected).toEqual([size('42')]);
      expect((await get({ id: `prod_${shoe.id}`, selected: [size('99')] })).selected).toEqual([]);
      expect(
        (await post('/catalog/product', { id: `prod_${shoe.id}`, selected: [size('42'), size('43')] })).status,
      ).toBe(400);
      const missing = await post('/catalog/product', { id: 'prod_999999' });
      expect(missing).toMatchObject({
        status: 200,
        body: { ucp: { status: 'error' }, messages: [{ code: 'not_found' }] },
      });
      expect(errorsBy('schemas/shopping/types/error_response.json', missing.body)).toEqual([]);
    });

    test('a response is in the language of its request', async () => {
      const names = async (headers: Record<string, string>, context?: object) =>
        (await post('/catalog/product', { id: `prod_${shoe.id}`, context }, headers)).body.product.options.map(
          ({ name }) => name,
        );
      expect(await names({})).toEqual(['اندازه']);
      expect(await names({ 'accept-language': 'en' })).toEqual(['Size']);
      expect(await names({ 'accept-language': 'en' }, { language: 'fa-IR' })).toEqual(['اندازه']);
    });
  });

  test('a body that says it is text is none of the protocol, by which binding it comes', async () => {
    for (const url of ['/ucp/v1/catalog/search', '/ucp/mcp'])
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
        const answer = await server.inject({
          method: 'POST',
          url,
          headers: {
            'content-type': type,
            'ucp-agent': `profile="${profile}"`,
            accept: 'application/json, text/event-stream',
          },
          payload: '{"query":"x"}',
        });
        expect([url, type, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          url,
          type,
          415,
          'invalid_request',
        ]);
      }
  });

  describe('over MCP', () => {
    const rpc = async (method: string, params: object, headers: Record<string, string> = {}) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/ucp/mcp',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        payload: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json<Rpc>() };
    };
    const tool = (name: string, catalog: unknown, agent: object = { profile }) =>
      rpc('tools/call', { name, arguments: { meta: { 'ucp-agent': agent }, catalog } });

    test('the tools respond like the REST binding', async () => {
      const hello = await rpc('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      });
      expect(hello).toMatchObject({ status: 200, body: { id: 7, result: { serverInfo: { name: 'hojreh' } } } });
      const { body } = await rpc('tools/list', {});
      expect(body.result.tools.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['search_catalog', 'lookup_catalog', 'get_product', 'create_cart', 'cancel_cart']),
      );
      const found = await tool('search_catalog', { query: 'دریانورد' });
      const answer = found.body.result.structuredContent;
      expect(errorsBy('schemas/shopping/catalog_search.json#/$defs/search_response', answer)).toEqual([]);
      expect(answer).toEqual((await post('/catalog/search', { query: 'دریانورد' })).body);
      expect(JSON.parse(found.body.result.content[0]?.text ?? '')).toEqual(answer);
      const missing = await tool('get_product', { id: 'prod_999999' });
      expect(missing).toMatchObject({
        status: 200,
        body: { result: { structuredContent: { ucp: { status: 'error' } } } },
      });
    });

    test('a request is answered even if a notification in its own batch cancels it', async () => {
      const named = { meta: { 'ucp-agent': { profile } }, catalog: { query: 'دریانورد' } };
      const answer = await server.inject({
        method: 'POST',
        url: '/ucp/mcp',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        payload: [
          { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'search_catalog', arguments: named } },
          { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } },
        ],
      });
      expect([answer.statusCode, answer.json<{ id: number }>().id]).toEqual([200, 7]);
    });

    test('the rest of a batch is answered when one of its calls fails', async () => {
      const search = (id: number, catalog: object) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'search_catalog', arguments: { meta: { 'ucp-agent': { profile } }, catalog } },
      });
      const answer = await server.inject({
        method: 'POST',
        url: '/ucp/mcp',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        payload: [search(1, { query: 'دریانورد' }), search(2, {}), search(3, { query: 'دریانورد' })],
      });
      expect(answer.statusCode).toBe(200);
      expect(
        answer.json<{ id: number; result?: object; error?: object }[]>().map((one) => [one.id, 'error' in one]),
      ).toEqual([
        [1, false],
        [2, true],
        [3, false],
      ]);
    });

    test('an empty batch is one error, as in JSON-RPC', async () => {
      const answer = await server.inject({
        method: 'POST',
        url: '/ucp/mcp',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        payload: ' [ ]',
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { jsonrpc: '2.0', error: { code: -32_600, message: expect.any(String) as string }, id: null },
      ]);
    });

    test('a call that cannot run is a JSON-RPC error with a matching HTTP status', async () => {
      const cases = [
        [await tool('search_catalog', { query: 'a' }, {}), 400, -32_001, 'invalid_profile_url'],
        [
          await tool('search_catalog', { query: 'a' }, { profile: platform.profile('none', { status: 500 }) }),
          424,
          -32_001,
          'profile_unreachable',
        ],
        [await tool('search_catalog', {}), 400, -32_602, 'invalid_request'],
        [await tool('get_product', { id: 'a\u0000b' }), 400, -32_602, 'invalid_request'],
        [
          await tool('lookup_catalog', { ids: Array.from({ length: 51 }, (_, n) => `prod_${n}`) }),
          400,
          -32_602,
          'request_too_large',
        ],
      ] as const;
      for (const [{ status, body }, expected, code, name] of cases) {
        expect(status).toBe(expected);
        expect(body.error).toMatchObject({ code, data: { code: name, content: expect.any(String) as string } });
      }
      expect((await tool('buy_everything', {})).body.error.code).toBe(-32_602);
      expect(
        (await server.inject({ method: 'POST', url: '/ucp/mcp', payload: 'x' })).statusCode,
      ).toBeGreaterThanOrEqual(400);
    });
  });

  test('the owner enables and disables assistants, limits them, and sees which called', async () => {
    owner = (await customerReady(app.shop, { role: 'owner' })).token;
    const call = () => post('/catalog/lookup', { ids: ['prod_1'] });
    await allow('off');
    expect((await server.inject('/.well-known/ucp')).statusCode).toBe(404);
    expect(await call()).toMatchObject({ status: 403, body: { code: 'assistants_off' } });
    await allow('read-only', 2);
    expect((await server.inject('/.well-known/ucp')).statusCode).toBe(200);
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(200);
    const third = await call();
    expect(third).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    await allow('read-only');
    const seen = await app.call('GET /api/admin/assistants/', { token: owner });
    expect(seen.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ profile_url: profile })]) as object,
    });
    const list = (seen.body as { data: { id: number; profile_url: string; version: number }[] }).data;
    const { id = 0, version = 0 } = list.find((one) => one.profile_url === profile) ?? {};
    const limit = (body: object) => app.call('PUT /api/admin/assistants/:id/', { token: owner, params: { id }, body });
    const stopped = await limit({ version, calls_limit: 1, stopped: true });
    expect(stopped).toMatchObject({ status: 200, body: { calls_limit: 1, stopped_at: expect.any(String) as string } });
    expect(await call()).toMatchObject({ status: 403, body: { code: 'assistant_stopped' } });
    expect((await limit({ version, calls_limit: 1, stopped: false })).status).toBe(409);
    expect((await limit({ version: version + 1, calls_limit: 1, stopped: false })).status).toBe(200);
    app.clock.advance(61_000);
    expect((await call()).status).toBe(200);
    expect((await call()).body.code).toBe('rate_limited');
    const audit = await app.call('GET /api/admin/audit/', { token: owner });
    expect(audit.text).toContain('settings.assistants-changed');
  });
});
