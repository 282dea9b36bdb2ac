import { setTimeout as delay } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { fileAddress } from '#features/media/server/uploads.service.ts';
import { longestWait, timed, useInterruptibleShop } from '#testing/interruptible-shop.ts';

const app = useInterruptibleShop();
const timedSearch = () => timed(() => app.fresh());
let token = '';
beforeAll(async () => {
  ({ token } = await customerReady(app.shop, { role: 'owner' }));
});

/** Milliseconds that a hundred concurrent requests take on a machine that runs other tests; before, they took more than three seconds. */
const onBusyMachine = 600;

const key = '0123456789abcdef0123';
const json = { 'content-type': 'application/json' };
const program = { 'ucp-agent': 'profile="http://127.0.0.1:1/profile.json"', ...json };

/** Requests that are not calls, calls of programs, and an upload: each has its own path to the database. */
const requests: Readonly<Record<string, () => InjectOptions>> = {
  'the list of what there is': () => ({ url: '/sitemap.xml' }),
  'the list of pages': () => ({ url: '/sitemap/pages.xml' }),
  'a list of products': () => ({ url: '/sitemap/products-0.xml' }),
  'a video': () => ({ url: `/films/${key}.mp4` }),
  'a file': () => ({ url: fileAddress(app.shop, key) }),
  "the shop's profile for assistants": () => ({ url: '/.well-known/ucp' }),
  'a search of an assistant': () => ({
    ...{ method: 'POST' as const, url: '/ucp/v1/catalog/search', headers: program },
    payload: '{"query":"tea"}',
  }),
  'a call by MCP': () => ({
    ...{
      method: 'POST' as const,
      url: '/ucp/mcp',
      headers: { ...json, accept: 'application/json, text/event-stream' },
    },
    payload: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  }),
  'a table of orders': () => ({ url: '/api/admin/orders/export.csv', headers: { authorization: `Bearer ${token}` } }),
  'a call by an access key': () => ({
    url: '/api/orders/',
    headers: { authorization: `Bearer hj_${'k'.repeat(43)}` },
  }),
  'an image that is sent in': () => ({
    ...{
      method: 'POST',
      url: '/api/uploads/images/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    },
    payload: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  }),
};

describe.each(['goAway', 'fallSilent'] as const)('while the database does not respond (%s)', (interrupt) => {
  test.each(Object.keys(requests))('%s is refused within two seconds', async (name) => {
    const request = requests[name]!();
    app.database[interrupt]();
    const { answer, milliseconds } = await timed(() => app.server.inject(request));
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(longestWait);
  });
});

test('a server that accepts no new connections delays no request beyond two seconds', async () => {
  app.database.takeNobody();
  const answers = await Promise.all(Array.from({ length: 40 }, timedSearch));
  expect(answers.filter(({ answer: { statusCode } }) => statusCode !== 200 && statusCode !== 503)).toEqual([]);
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(longestWait + onBusyMachine);
});

test(
  'a locked table delays no request beyond two seconds, however many follow each other',
  { timeout: 40_000 },
  async () => {
    const rival = new pg.Client(app.databaseUrl);
    await rival.connect();
    onTestFinished(() => rival.end());
    await rival.query('BEGIN; LOCK TABLE products, variants IN ACCESS EXCLUSIVE MODE');
    const answers: ReturnType<typeof timedSearch>[] = [];
    for (let count = 0; count < 120; count++) {
      answers.push(timedSearch());
      await delay(40);
    }
    const all = await Promise.all(answers);
    expect(
      all.filter(({ answer }) => answer.statusCode !== 503 || answer.headers['retry-after'] === undefined),
    ).toEqual([]);
    expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(longestWait + onBusyMachine);
    await rival.query('ROLLBACK');
    await expect.poll(async () => (await app.fresh()).statusCode, { timeout: 10_000 }).toBe(200);
  },
);
