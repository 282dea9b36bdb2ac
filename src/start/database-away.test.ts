import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followBrand } from '#features/appearance/server/appearance.service.ts';
import { callbackPath } from '#features/payments/payments.rules.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/databases.ts';
import { interruptible, type InterruptibleDatabase } from '#platform/testing/interruptible-database.ts';
import { buildServer } from './serve.ts';

/** Where a gateway sends a browser back to. */
const paidAndBack = `${callbackPath('online')}?Authority=A${'0'.repeat(35)}&Status=OK`;
/** What somebody waits at most until they hear that the shop cannot just now. */
const longestWait = 2_000;

let clone: ClonedDatabase;
let database: InterruptibleDatabase;
let opened: OpenShop;
let server: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  clone = await cloneDatabase();
  database = await interruptible(clone.databaseUrl ?? '');
  const config = readConfig({
    DATA_DIR: clone.dataDir,
    DATABASE_URL: database.databaseUrl,
    PASSWORD_HASHING: 'cheap',
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
  });
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  opened = await openShop(config, { log });
  await followBrand(opened.shop);
  await productReady(opened.shop, { stock: 5 });
  server = await buildServer(opened.shop, { pages: false, callsAhead: false });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await opened.close();
  await database.close();
  await clone.remove();
});
beforeEach(async () => {
  database.comeBack();
  await expect.poll(async () => (await server.inject('/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
  await expect.poll(async () => (await fresh()).statusCode, { timeout: 10_000 }).toBe(200);
});

let searches = 0;
/** An answer that nobody has requested before. */
async function fresh(headers: Record<string, string> = {}) {
  searches += 1;
  return server.inject({ url: `/api/search/?q=tea${searches}`, headers });
}

async function timed<T>(request: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const begun = performance.now();
  const answer = await request();
  return { answer, milliseconds: performance.now() - begun };
}

async function expectUnavailable() {
  const { answer, milliseconds } = await timed(() => fresh());
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('در دسترس نیست') as string,
  });
  expect(milliseconds).toBeLessThan(longestWait);
}

describe.each<['goAway' | 'fallSilent', string]>([
  ['goAway', 'ends'],
  ['fallSilent', 'falls silent'],
])('a database that %s', (interrupt) => {
  test('is reported within two seconds, in both languages, and to people by a page', async () => {
    database[interrupt]();
    await expectUnavailable();
    expect((await fresh({ cookie: 'language=en' })).json()).toMatchObject({
      message: expect.stringContaining('cannot be reached for a moment') as string,
    });
    const { answer: page, milliseconds } = await timed(() =>
      server.inject({ url: paidAndBack, headers: { accept: 'text/html' } }),
    );
    expect(milliseconds).toBeLessThan(longestWait);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('dir="rtl"');
  });

  test('makes the shop not ready and leaves it up', async () => {
    database[interrupt]();
    await expectUnavailable();
    await expect.poll(async () => (await server.inject('/readyz')).statusCode, { timeout: 3_000 }).toBe(503);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
  });

  test('leaves what is stored to be served', async () => {
    const stored = () => server.inject('/api/products/categories/');
    const before = await stored();
    database[interrupt]();
    await expectUnavailable();
    const { answer, milliseconds } = await timed(stored);
    expect([answer.statusCode, answer.body]).toEqual([200, before.body]);
    expect(milliseconds).toBeLessThan(longestWait);
  });

  test('is logged once however many requests come', async () => {
    database[interrupt]();
    lines.length = 0;
    for (let count = 0; count < 50; count++) expect((await fresh()).statusCode).toBe(503);
    expect(lines.length).toBeLessThanOrEqual(1);
  });
});

test('a table that is locked holds nobody up for longer than two seconds', async () => {
  const rival = new pg.Client(clone.databaseUrl);
  await rival.connect();
  try {
    await rival.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
    await expectUnavailable();
    await rival.query('ROLLBACK');
    expect((await fresh()).statusCode).toBe(200);
  } finally {
    await rival.end();
  }
});
