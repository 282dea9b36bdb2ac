import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { demoCalls } from '#testing/described-calls.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { serveOpenApi } from '../document/serve-document.ts';
import { createServer } from '../http.ts';

describe('guarantees for a program that knows only HTTP', () => {
  const app = useTestShop();

  test('OPTIONS lists the methods of an address, and 404 reports an unknown one', async () => {
    const options = async (url: string) => {
      const { statusCode, headers, body } = await app.server.inject({ method: 'OPTIONS', url });
      return [statusCode, headers.allow, body];
    };
    expect(await options('/api/cart/')).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    expect(await options('/api/orders/17/')).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    expect((await options('/api/nothing/'))[0]).toBe(404);
  });

  test('the document and its pages respond 405 to methods that would change them', async () => {
    const server = createServer(app.shop, demoCalls, () => null);
    serveOpenApi(server, demoCalls, {
      schemas: {},
      events: [],
      publicUrl: 'http://localhost',
      keyCallsPerMinute: 600,
      hasConsole: false,
      languageOf: () => ({ language: 'en', vary: 'accept-encoding' }),
    });
    for (const url of ['/api/openapi.json', '/api/', '/api/changes/', '/api/errors', '/api/errors/?x=1'])
      for (const method of ['POST', 'DELETE'] as const) {
        const answer = await server.inject({ method, url });
        expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([405, 'GET, HEAD']);
      }
    expect((await server.inject({ method: 'HEAD', url: '/api/openapi.json' })).statusCode).toBe(200);
  });

  test('read-only addresses beside the calls respond 405 and to OPTIONS; unknown ones 404', async () => {
    const server = createServer(app.shop, demoCalls, () => null);
    server.get('/healthz', () => ({}));
    server.get('/single-product/:slug/', () => ({}));
    server.get('/assets/*', () => ({}));
    server.route({ method: ['GET', 'POST'], url: '/back-from-bank', handler: () => ({}) });
    const answered = async (method: 'POST' | 'OPTIONS' | 'PATCH', url: string) => {
      const { statusCode, headers } = await server.inject({ method, url, payload: 'x' });
      return [statusCode, headers.allow];
    };
    for (const url of ['/healthz', '/healthz/?a=1', '/single-product/lamp', '/assets/a/b.js'])
      expect(await answered('POST', url), url).toEqual([405, 'GET, HEAD']);
    expect(await answered('OPTIONS', '/healthz')).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(await answered('PATCH', '/back-from-bank')).toEqual([405, 'GET, POST, HEAD']);
    expect(await answered('POST', '/single-product/')).toEqual([404, undefined]);
  });

  test('a key without the scope learns which one it lacks, and other credential types are not an invalid token', async () => {
    const { id } = await customerReady(app.shop, { role: 'owner' });
    const key = await keyReady(app.shop, { customerId: id, scopes: ['products:read'] });
    const request = async (authorization: string) => {
      const { statusCode, headers } = await app.server.inject({
        url: '/api/admin/orders/',
        headers: { authorization },
      });
      return [statusCode, headers['www-authenticate']];
    };
    expect(await request(`Bearer ${key}`)).toEqual([
      403,
      'Bearer realm="shop", error="insufficient_scope", scope="orders:read"',
    ]);
    expect(await request('Basic c2FyYTp0ZWE=')).toEqual([401, 'Bearer realm="shop"']);
    expect(await request('bearer hj_wrong')).toEqual([401, 'Bearer realm="shop", error="invalid_token"']);
  });

  test('429 states in RateLimit and Retry-After when to retry, also for an unnamed limit', async () => {
    const forgotten = () =>
      app.call('POST /api/customers/forgot-password/', { body: { identifier: 'nobody-of-that-name' } });
    const { headers } = await forgotten();
    expect(headers['ratelimit']).toBeUndefined();
    await app.shop.database.pool.query(`update throttles set tries = 100000 where key like 'reset-address:%'`);
    const refused = await forgotten();
    expect([refused.status, refused.headers['retry-after'], refused.headers['ratelimit']]).toEqual([
      429,
      '60',
      '"too-many-tries";r=0;t=60',
    ]);
  });

  test('a named limit appears in RateLimit once, also when it is used up', async () => {
    const { id } = await customerReady(app.shop, { role: 'owner' });
    const key = await keyReady(app.shop, { customerId: id });
    const limited = await app.server.inject({ url: '/api/admin/orders/', headers: { authorization: `Bearer ${key}` } });
    expect(limited.headers['ratelimit']).toMatch(/^"key";r=\d+;t=60$/);
    await app.shop.database.pool.query(`update throttles set tries = 10000000 where key like '%key%'`);
    const refused = await app.server.inject({ url: '/api/admin/orders/', headers: { authorization: `Bearer ${key}` } });
    expect([refused.statusCode, refused.headers['ratelimit']]).toEqual([429, '"key";r=0;t=60']);
  });

  test.each([
    '/api/posts/',
    '/api/post-categories/',
    '/api/help-answers/',
    '/api/written-pages/about-us/',
    '/api/products/',
    '/api/products/categories/',
  ])('%s is in the language of the address, else of Accept-Language, and states so', async (url) => {
    const request = async (query: string, accepted: string) => {
      const { statusCode, headers } = await app.server.inject({
        url: `${url}${query}`,
        headers: { 'accept-language': accepted },
      });
      return [statusCode, headers['content-language'], headers.vary];
    };
    expect(await request('', 'en')).toEqual([200, 'en', 'accept-encoding, accept-language']);
    expect(await request('', 'fa')).toEqual([200, 'fa', 'accept-encoding, accept-language']);
    expect(await request('?language=en', 'fa')).toEqual([200, 'en', 'accept-encoding']);
    expect((await request('?language=de', 'fa'))[0]).toBe(400);
  });
});

describe('files served beside the calls', () => {
  const app = useTestShop();

  test('state their length for a range beyond their end, and a mismatch with the seen version', async () => {
    const server = createServer(app.shop, demoCalls, () => null);
    await server.register(fastifyStatic, { root: path.resolve('public'), index: false, wildcard: false });
    const bytes = (await server.inject({ method: 'GET', url: '/icon.svg' })).rawPayload.length;
    const answered = async (headers: Record<string, string>) => {
      const answer = await server.inject({ method: 'GET', url: '/icon.svg', headers });
      return [answer.statusCode, answer.json<{ code: string }>().code, answer.headers['content-range']];
    };
    expect(await answered({ range: `bytes=${bytes}-` })).toEqual([416, 'range-beyond', `bytes */${bytes}`]);
    expect(await answered({ 'if-match': '"other"' })).toEqual([412, 'condition-failed', undefined]);
    expect(await answered({ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toEqual([
      412,
      'condition-failed',
      undefined,
    ]);
  });

  test('HEAD is answered like GET, also where nothing exists', async () => {
    const server = createServer(
      app.shop,
      demoCalls,
      () => null,
      async (_, reply) => reply.redirect('/elsewhere', 301),
    );
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await server.inject({ method, url: '//contact' });
      expect([method, statusCode, headers.location]).toEqual([method, 301, '/elsewhere']);
    }
    expect((await server.inject({ method: 'POST', url: '//contact' })).statusCode).toBe(404);
  });
});
