import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { compileCalls, routes } from '#platform/http/api-calls.ts';
import { createServer } from '#platform/http/http.ts';
import { createLog } from '#platform/log.ts';
import { contract } from '#shared/contract/contract.ts';
import { useTestShop } from './test-shop.ts';

const app = useTestShop();
const closed: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closed.map((close) => close())));

const failing = contract({
  'GET /api/statement/': {
    summary: 'Fails in the database.',
    access: 'public',
    query: Type.Object({ token: Type.Optional(Type.String()), phone: Type.Optional(Type.String()) }),
    reply: Type.Object({}),
  },
  'GET /api/gateway/': { summary: 'Finds nobody at home.', access: 'public', reply: Type.Object({}) },
  'GET /api/doubled/': { summary: 'Breaks a unique key.', access: 'public', reply: Type.Object({}) },
});

/** A shop whose calls fail, and the lines that it logs. */
function failingShop() {
  const lines: string[] = [];
  const log = createLog('debug', {
    write: (line) => {
      lines.push(line);
    },
  });
  const shop = { ...app.shop, log };
  const calls = routes(failing, {
    'GET /api/statement/': async () => {
      await app.shop.db.execute(
        sql`SELECT hash FROM no_such_table WHERE phone = ${'+989120000077'} AND hash = ${'planted-hash'}`,
      );
      return {};
    },
    'GET /api/gateway/': () => {
      throw new Error('no answer', {
        cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', password: 'planted-word' }),
      });
    },
    'GET /api/doubled/': async () => {
      await app.shop.db.execute(
        sql`WITH doubled AS (SELECT 1) INSERT INTO jobs_done_for_test VALUES (${'planted-key'}), (${'planted-key'})`,
      );
      return {};
    },
  });
  const server = createServer(shop, compileCalls(shop, [calls]), () => null);
  closed.push(() => server.close());
  return { server, log, lines };
}

test('no token, phone, code or statement value is logged, and what is needed to find the error is', async () => {
  await app.shop.db.execute(sql`CREATE TABLE jobs_done_for_test (key text PRIMARY KEY)`);
  const { server, log, lines } = failingShop();
  for (const url of [
    '/api/statement/?token=planted-token&phone=%2B989120000077',
    '/api/gateway/',
    '/api/doubled/',
    '/reset-password?token=planted-token',
    '/otp-confirm?phone=09120000077&session_id=planted-session&09120000077',
  ]) {
    await server.inject(url);
  }
  log.info({ body: { code: '7788-planted', phone: 'x' }, code: '7788-planted' }, 'a form');
  log.warn(
    {
      err: Object.assign(new Error('a doubled row'), {
        detail: 'Key (phone)=(+989120000077) exists',
        params: ['planted-hash'],
      }),
      page: 'http://shop/reset-password?token=planted-token',
    },
    'a page failed',
  );

  const all = lines.join('');
  expect(all).not.toMatch(/planted|9120000077/);
  const errors = lines.map(
    (line) =>
      JSON.parse(line) as {
        msg: string;
        url?: string;
        page?: string;
        err?: { message: string; stack: string; cause?: { code?: string; constraint?: string } };
      },
  );
  const of = (url: string) =>
    errors.find((line) => line.msg === 'a request failed' && line.url?.startsWith(url) === true);
  expect(of('/api/statement/')).toMatchObject({
    url: '/api/statement/?token&phone',
    err: { cause: { code: '42P01' } },
  });
  expect(of('/api/statement/')?.err?.message).toContain('SELECT hash FROM no_such_table');
  expect(of('/api/statement/')?.err?.stack).toMatch(/\n {4}at /);
  expect(of('/api/gateway/')?.err?.cause?.code).toBe('ECONNREFUSED');
  expect(of('/api/doubled/')?.err?.cause).toMatchObject({ code: '23505', constraint: 'jobs_done_for_test_pkey' });
  expect(errors.filter(({ msg }) => msg === 'answered').map(({ url }) => url)).toContain(
    '/otp-confirm?phone&session_id',
  );
});
