import { get as getRaw, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { data, type AppLoadContext, type EntryContext, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedCache } from '#platform/cache/cache.ts';
import { Availability } from '#platform/database/availability.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import type { CompiledCall } from '#platform/http/api-calls.ts';
import { createServer } from '#platform/http/http.ts';
import { createLog } from '#platform/log.ts';
import type { Shop } from '#platform/shop.ts';
import { handleError } from '../../entry.server.tsx';
import { servePages, serveUnknown, type PagesOptions } from './pages.server.ts';

interface Given {
  readonly params: Record<string, string | undefined>;
  readonly context: AppLoadContext;
}
const page = (loader?: (given: Given) => unknown) => ({
  id: '',
  parentId: 'root',
  caseSensitive: true,
  module: { default: () => null, ...(loader === undefined ? {} : { loader }) },
});
const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  '/home': { ...page(), id: '/home', path: '/home' },
  '/list': { ...page(), id: '/list', path: '/list' },
  '/needs-data': {
    ...page(async ({ context }) => {
      await context.api('GET /api/brand/').catch(() => null);
      return null;
    }),
    id: '/needs-data',
    path: '/needs-data',
  },
  '/wants-data': {
    ...page(async ({ context }) => {
      await context.api('GET /api/brand/').catch((error: unknown) => {
        throw data(null, { status: (error as { status: number }).status });
      });
      return null;
    }),
    id: '/wants-data',
    path: '/wants-data',
  },
  '/product/:slug': {
    ...page(({ params }) => {
      if (params.slug === 'refused' || params.slug === '\0') throw data({ code: 'invalid-request' }, { status: 400 });
      if (params.slug === '%2e%2e') throw data({ code: 'product-not-found' }, { status: 404 });
      if (params.slug === 'broken') throw new Error('Nobody planned this.');
      return null;
    }),
    id: '/product/:slug',
    path: '/product/:slug',
  },
};

/** The subset of a build that the router needs: pages that render their address. */
const build = {
  entry: {
    module: {
      handleError,
      default: (request: Request, status: number, headers: Headers, _: EntryContext, context: AppLoadContext) => {
        context.takeHtml(`<p>${new URL(request.url).pathname}</p>`);
        return new Response(null, { status, headers });
      },
    },
  },
  routes,
  assets: {
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(
      Object.values(routes).map((route) => [route.id, { ...route, module: '', hasLoader: 'loader' in route.module }]),
    ),
    url: '',
    version: '1',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

/** A call that succeeds while its database is available. */
const brandCall = (database: { away: boolean; refuses?: string }) =>
  ({
    name: 'GET /api/brand/',
    call: { cached: true },
    check: () => null,
    handle: () => {
      if (database.away) return Promise.reject(new DatabaseUnavailable());
      if (database.refuses === undefined) return Promise.resolve({});
      return Promise.reject(Object.assign(new Error('refused'), { code: database.refuses, severity: 'ERROR' }));
    },
    write: () => '{}',
  }) as unknown as CompiledCall;

function served() {
  const database: { away: boolean; refuses?: string } = { away: false };
  const shop = {
    config: { trustProxy: false, publicUrl: 'http://shop.test', corsOrigins: [] },
    identity: { language: 'fa' },
    log: createLog('silent'),
    cache: new SharedCache({ clock: { now: () => new Date('2026-11-22T08:00:00Z') }, megabytes: 4 }),
    database: { availability: new Availability() },
  } as unknown as Shop;
  const options: PagesOptions = {
    shop,
    calls: new Map([['GET /api/brand/', brandCall(database)]]),
    pages: [
      { path: '/needs-data', query: [] },
      { path: '/wants-data', query: [] },
      { path: '/home', query: [] },
      { path: '/list', query: ['sort', 'brand'] },
      { path: '/product/:slug', query: [] },
    ],
    build: () => Promise.resolve(build),
    messagesAddress: () => null,
  };
  const app = createServer(
    shop,
    new Map(),
    () => null,
    (request, reply) => serveUnknown(options, request, reply),
  );
  servePages(app, options);
  /** Requests an address as written, which `inject` would parse as a browser does. */
  const getAsWritten = async (path: string) => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return new Promise<IncomingMessage>((resolve, reject) => {
      getRaw({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        resolve(answer.resume());
      }).on('error', reject);
    });
  };
  return {
    shop,
    database,
    get: (url: string) => app.inject({ url, headers: { accept: 'text/html' } }),
    getAsWritten,
    close: () => app.close(),
  };
}

describe('a server-rendered page', () => {
  let site: ReturnType<typeof served>;
  beforeEach(() => {
    site = served();
  });
  afterEach(() => site.close());

  test('is cached once, however its address is spelt', async () => {
    const spellings = [
      '/home',
      '/home/',
      '/home?',
      '/home?utm_source=mail',
      '/home/?a=1&b=2',
      '/home?sort=new',
      '/home#0',
      '/home#1',
      '/home/#there',
      '/home?a#b',
      '/%68ome',
      '/hom%65/',
      '/h%6fme',
      '/h%6Fme',
      '/ho%6de',
      '/hom%65',
      '/%68%6f%6d%65',
      '/%68ome/?x#y',
      'http://elsewhere/home',
      'http://elsewhere/home#2',
    ];
    for (const spelling of spellings) {
      expect(await site.get(spelling), spelling).toMatchObject({ statusCode: 200, body: '<p>/home</p>' });
    }
    expect(spellings).toHaveLength(20);
    expect(site.shop.cache.size.entries).toBe(1);
  });

  test('is a plain sentence while its data cannot be read, and not cached', async () => {
    site.database.away = true;
    const answer = await site.get('/needs-data');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.body).toContain('در دسترس نیست');
    site.database.away = false;
    expect(await site.get('/needs-data')).toMatchObject({ statusCode: 200, body: '<p>/needs-data</p>' });
  });

  test('is refused where its address contains what the database cannot store, without an internal error', async () => {
    const errors = vi.spyOn(site.shop.log, 'error');
    site.database.refuses = '22021';
    expect((await site.get('/wants-data')).statusCode).toBe(400);
    expect(errors).not.toHaveBeenCalled();
    site.database.refuses = 'XX000';
    expect((await site.get('/wants-data')).statusCode).toBe(500);
    expect(errors).toHaveBeenCalled();
  });

  test('is served from the cache while nothing can be rendered', async () => {
    await site.get('/needs-data');
    site.database.away = true;
    site.shop.cache.doubtAll();
    expect(await site.get('/needs-data')).toMatchObject({ statusCode: 200, body: '<p>/needs-data</p>' });
    site.shop.cache.dropAll();
    expect((await site.get('/needs-data')).statusCode).toBe(503);
  });

  test('is cached once for each of its parameters, however they are spelt', async () => {
    for (const spelling of ['/product/%D8%A7', '/product/%d8%a7', '/product/%D8%a7/', '/product/%d8%A7?x=1']) {
      expect(await site.get(spelling), spelling).toMatchObject({ statusCode: 200, body: '<p>/product/%D8%A7</p>' });
    }
    expect(site.shop.cache.size.entries).toBe(1);
    for (const spelling of ['/product/a%2Fb', '/product/a%2fb', '/product/%61%2Fb'])
      expect((await site.get(spelling)).body).toBe('<p>/product/a%2Fb</p>');
    for (const spelling of ['/product/100%25', '/product/%3100%25'])
      expect((await site.get(spelling)).body).toBe('<p>/product/100%25</p>');
    expect(site.shop.cache.size.entries).toBe(3);
    for (const spelling of [
      '/list?sort=new&brand=x',
      '/list?brand=x&sort=new',
      '/list/?brand=%78&sort=new&page=2&sort=old',
    ])
      await site.get(spelling);
    expect(site.shop.cache.size.entries).toBe(4);
  });

  test.each([
    ['/home//', '/home/'],
    ['//home', '/home'],
    ['//product///a?x=//y', '/product/a?x=//y'],
    ['/\\evil.example//x', '/evil.example/x'],
    ['//evil.example/a/..//x', '/evil.example/a/%252e%252e/x'],
    ['/\\/\\evil.example//x', '/evil.example/x'],
  ])('has no repeated slash: %s redirects to %s', async (spelling, address) => {
    const answer = await site.getAsWritten(spelling);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, address]);
    expect(site.shop.cache.size.entries).toBe(0);
  });

  test.each([
    '/product/%2e%2e',
    '/product/..',
    '/product/%2E./',
    '/product/%2e%2e?x=1',
    '/product/%2e%2e/home',
    '/nothing/%2e%2e/home',
    '/nothing\\..\\home',
    '/home/.',
    '/%2e%2e/home',
  ])('is no other page by means of dots: %s', async (address) => {
    expect((await site.getAsWritten(address)).statusCode).toBe(404);
    // At most the missing page's own entry.
    expect(site.shop.cache.size.entries).toBeLessThanOrEqual(1);
    expect((await site.get('/home')).statusCode).toBe(200);
  });

  test('that does not exist is rendered once per language, whatever its address, without affecting existing pages', async () => {
    const made = vi.spyOn(site.shop.cache, 'findOrMake');
    const answers = await Promise.all(['/nothing', '/wp-login.php?a=1', '/a/b/c', '/%D9%BE'].map(site.get));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['404 <p>/404</p>']),
    );
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(new Set(made.mock.calls.map(([key]) => key)).size).toBe(1);
    expect(site.shop.cache.size.entries).toBe(1);
    expect(await site.get('/home/')).toMatchObject({ statusCode: 200, body: '<p>/home</p>' });
  });

  test('that does not exist has its data loaded once per language, too', async () => {
    const made = vi.spyOn(site.shop.cache, 'findOrMake');
    const addresses = ['/nothing.data', '/wp-login.data?a=1', '/a/b.data?_routes=root', '/home.data', '/_root.data'];
    const answers = await Promise.all(addresses.map(site.get));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(new Set(made.mock.calls.map(([key]) => key)).size).toBe(1);
    expect(site.shop.cache.size.entries).toBe(1);
  });

  test('that is missing or refused is no error, and an unexpected one is', async () => {
    const errors = vi.spyOn(site.shop.log, 'error');
    for (const [address, status] of [
      ['/nothing', 404],
      ['/home%0d%0aX:1', 404],
      ['/product/refused', 400],
      ['/product/%00', 400],
    ] as const) {
      expect((await site.get(address)).statusCode, address).toBe(status);
    }
    expect(errors).not.toHaveBeenCalled();
    expect((await site.get('/product/broken')).statusCode).toBe(500);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
