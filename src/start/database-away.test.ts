import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { callbackPath } from '#features/payments/payments.rules.ts';
import { longestWait, timed, useInterruptibleShop } from '#testing/interruptible-shop.ts';

/** The URL to which a gateway returns a browser. */
const paidAndBack = `${callbackPath('online')}?Authority=A${'0'.repeat(35)}&Status=OK`;

const app = useInterruptibleShop();
const fresh = (headers?: Record<string, string>) => app.fresh(headers);

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
    app.database[interrupt]();
    await expectUnavailable();
    expect((await fresh({ cookie: 'language=en' })).json()).toMatchObject({
      message: expect.stringContaining('cannot be reached for a moment') as string,
    });
    const { answer: page, milliseconds } = await timed(() =>
      app.server.inject({ url: paidAndBack, headers: { accept: 'text/html' } }),
    );
    expect(milliseconds).toBeLessThan(longestWait);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('dir="rtl"');
  });

  test('makes the shop not ready but leaves it running', async () => {
    app.database[interrupt]();
    await expectUnavailable();
    await expect.poll(async () => (await app.server.inject('/readyz')).statusCode, { timeout: 3_000 }).toBe(503);
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  });

  test('leaves cached responses available', async () => {
    const stored = () => app.server.inject('/api/products/categories/');
    const before = await stored();
    app.database[interrupt]();
    await expectUnavailable();
    const { answer, milliseconds } = await timed(stored);
    expect([answer.statusCode, answer.body]).toEqual([200, before.body]);
    expect(milliseconds).toBeLessThan(longestWait);
  });

  test('is logged once, however many requests arrive', async () => {
    app.database[interrupt]();
    app.lines.length = 0;
    for (let count = 0; count < 50; count++) expect((await fresh()).statusCode).toBe(503);
    expect(app.lines.length).toBeLessThanOrEqual(1);
  });
});

test('a read-only database makes the shop not ready, and reads continue', async () => {
  const administrator = new pg.Client(app.databaseUrl);
  await administrator.connect();
  const name = pg.escapeIdentifier(administrator.database ?? '');
  const ready = async () => (await app.server.inject('/readyz')).statusCode;
  // As after a failover to a replica: new connections are read-only.
  const reconnect = () => {
    app.database.goAway();
    app.database.comeBack();
  };
  try {
    await administrator.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    reconnect();
    // Nothing has been written yet.
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    await expect.poll(async () => (await fresh()).statusCode, { timeout: 10_000 }).toBe(200);
    expect(await ready()).toBe(503);
  } finally {
    await administrator.query('SET default_transaction_read_only = off');
    await administrator.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await administrator.end();
    reconnect();
  }
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
});

test('a locked table delays no request beyond two seconds', async () => {
  const rival = new pg.Client(app.databaseUrl);
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
