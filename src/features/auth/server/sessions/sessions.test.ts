import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { noCookies } from '#platform/http/cookies.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { openShop } from '#platform/open-shop.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop, type Answer, type TestShop } from '#testing/test-shop.ts';
import { identifyCaller, sessionsTag } from './access-tokens.service.ts';
import { customerReady } from '../auth.factory.ts';
import { authJobs } from '../auth.jobs.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sessions } from '../auth.tables.ts';
import { customerOfPhone } from '../sign-up/sign-up.service.ts';

/** The fields of the responses that these tests read. */
interface Message {
  session_id: string;
  tokens: { access: string; refresh: string };
  access: string;
  refresh: string;
}

const messages = (answer: Answer): Message => answer.body;
const refreshIn = (app: TestShop) => (refresh: string, rotate?: boolean) =>
  app.call('POST /api/token/refresh/', { body: rotate === undefined ? { refresh } : { refresh, rotate } });

async function newPassword(app: TestShop, body: object, token: string): Promise<number> {
  return (await app.call('POST /api/customers/change-password/', { body, token })).status;
}

describe('sessions', () => {
  const app = useTestShop();
  const refresh = refreshIn(app);
  const me = (token: string) => app.call('GET /api/customers/current/me/', { token });

  test('API-02 API-03 an access token expires, and a refresh issues a new one', async () => {
    const customer = await customerReady(app.shop);
    expect((await me(customer.token)).status).toBe(200);
    app.clock.advance(app.shop.config.accessTokenSeconds * 1_000);
    expect((await me(customer.token)).status).toBe(401);
    const answer = await refresh(customer.refresh);
    expect(Object.keys(messages(answer))).toEqual(['access']);
    expect((await me(messages(answer).access)).status).toBe(200);
    expect((await refresh(customer.refresh)).status).toBe(200);
  });

  test('API-03 a rotated token returns the same successor for ten seconds, and later use ends the session', async () => {
    const customer = await customerReady(app.shop);
    const first = messages(await refresh(customer.refresh, true));
    expect(first.refresh).not.toBe(customer.refresh);
    app.clock.advance(9_000);
    const otherTab = messages(await refresh(customer.refresh, true));
    expect(otherTab.refresh).toBe(first.refresh);
    expect((await me(otherTab.access)).status).toBe(200);
    expect((await refresh(customer.refresh)).status).toBe(200);
    expect((await refresh(first.refresh)).status).toBe(200);
    app.clock.advance(2_000);
    expect((await refresh(customer.refresh, true)).status).toBe(401);
    expect((await refresh(first.refresh)).status).toBe(401);
  });

  test('API-03 a token replaced two rotations ago ends the session as well', async () => {
    const customer = await customerReady(app.shop);
    const second = messages(await refresh(customer.refresh, true)).refresh;
    app.clock.advance(60_000);
    const third = messages(await refresh(second, true)).refresh;
    app.clock.advance(60_000);
    expect((await refresh(customer.refresh)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('API-03 a forged token ends nothing', async () => {
    const customer = await customerReady(app.shop);
    const [session = ''] = customer.refresh.split('.');
    for (const forged of [
      session,
      `${session}.x.y`,
      `${session}.${'A'.repeat(43)}.${'A'.repeat(22)}`,
      'x',
      `${customer.refresh}.x`,
    ]) {
      expect((await refresh(forged)).status).toBe(401);
    }
    expect((await refresh(customer.refresh)).status).toBe(200);
  });

  test('APP-06 logout ends the session, and can be repeated', async () => {
    const customer = await customerReady(app.shop);
    for (let time = 0; time < 2; time++) {
      expect((await app.call('POST /api/customers/logout/', { body: { refresh: customer.refresh } })).status).toBe(200);
    }
    expect((await app.call('POST /api/customers/logout/', { body: { refresh: 'nothing' } })).status).toBe(200);
    expect((await refresh(customer.refresh)).status).toBe(401);
  });

  test('APP-06 the access token of an ended session is refused at once, that of another device is not', async () => {
    const customer = await customerReady(app.shop, { password: 'red-lamp-77' });
    const elsewhere = messages(
      await app.call('POST /api/customers/login/', { body: { username: customer.username, password: 'red-lamp-77' } }),
    ).tokens;
    const statuses = async () => [(await me(customer.token)).status, (await me(elsewhere.access)).status];
    expect(await statuses()).toEqual([200, 200]);
    await app.call('POST /api/customers/logout/', { body: { refresh: elsewhere.refresh } });
    expect(await statuses()).toEqual([200, 401]);
    const third = messages(
      await app.call('POST /api/customers/login/', { body: { username: customer.username, password: 'red-lamp-77' } }),
    ).tokens;
    expect((await me(third.access)).status).toBe(200);
    expect(await newPassword(app, { old_password: 'red-lamp-77', new_password: 'blue-lamp-88' }, customer.token)).toBe(
      200,
    );
    expect([...(await statuses()), (await me(third.access)).status]).toEqual([200, 401, 401]);
  });

  test('a token in use is looked up once, and again only after its customer ends a session', async () => {
    const customer = await customerReady(app.shop);
    const requested = watchQueries(app.shop);
    const identify = async () => {
      requested.clear();
      const caller = await identifyCaller(app.shop, `Bearer ${customer.token}`);
      return [caller?.customerId, requested.count()];
    };
    expect(await identify()).toEqual([customer.id, 1]);
    expect(await identify()).toEqual([customer.id, 0]);
    app.shop.invalidate(sessionsTag(customer.id + 1), 'list');
    expect(await identify()).toEqual([customer.id, 0]);
    app.shop.invalidate(sessionsTag(customer.id));
    expect(await identify()).toEqual([customer.id, 1]);
    requested.stop();
  });

  test('staff permissions follow the database row, not the token', async () => {
    const customer = await customerReady(app.shop);
    const role = async () => (await identifyCaller(app.shop, `Bearer ${customer.token}`))?.role;
    expect(await role()).toBe(null);
    await app.shop.db.update(customers).set({ role: 'support' }).where(eq(customers.id, customer.id));
    app.shop.invalidate(sessionsTag(customer.id));
    expect(await role()).toBe('support');
  });

  test.each([
    { role: null, days: 180 },
    { role: 'support', days: 0.5 },
  ] as const)(
    'a session of the role $role ends after $days days, however often it is renewed',
    async ({ role, days }) => {
      const customer = await customerReady(app.shop);
      await app.shop.db.update(customers).set({ role }).where(eq(customers.id, customer.id));
      const steps = 20;
      let token = customer.refresh;
      for (let step = 1; step < steps; step++) {
        app.clock.advance((days / steps) * 24 * 3_600_000);
        const answer = await refresh(token, true);
        expect(answer.status).toBe(200);
        token = messages(answer).refresh;
      }
      app.clock.advance((days / steps) * 24 * 3_600_000);
      expect((await refresh(token, true)).status).toBe(401);
    },
  );

  test('an unused session expires after its days, and is deleted', async () => {
    const customer = await customerReady(app.shop);
    app.clock.advance(app.shop.config.refreshTokenDays * 24 * 3_600_000);
    expect((await refresh(customer.refresh)).status).toBe(401);
    app.clock.advance(8 * 24 * 3_600_000);
    for (const job of authJobs) await job.run(app.shop, {}, { id: 0, name: job.name });
    expect(await app.shop.db.select().from(sessions)).toEqual([]);
  });

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Basic abc',
    'Bearer null',
    `Bearer ${'x'.repeat(5_000)}`,
  ])('API-16 the authorization %s is invalid', async (authorization) => {
    expect(await identifyCaller(app.shop, authorization)).toBe(null);
  });

  test('AUTH-14 a changed password ends the other sessions but not the current one', async () => {
    const customer = await customerReady(app.shop, { password: 'red-lamp-77' });
    const login = (password: string) =>
      app.call('POST /api/customers/login/', { body: { username: customer.username, password } });
    const elsewhere = messages(await login('red-lamp-77')).tokens.refresh;
    expect(await newPassword(app, { old_password: 'wrong-lamp', new_password: 'blue-lamp-88' }, customer.token)).toBe(
      400,
    );
    expect(await newPassword(app, { old_password: 'red-lamp-77', new_password: '11111111' }, customer.token)).toBe(400);
    expect(await newPassword(app, { old_password: 'red-lamp-77', new_password: 'blue-lamp-88' }, customer.token)).toBe(
      200,
    );
    expect((await refresh(customer.refresh)).status).toBe(200);
    expect((await refresh(elsewhere)).status).toBe(401);
    expect((await login('red-lamp-77')).status).toBe(401);
    expect((await login('blue-lamp-88')).status).toBe(200);
  });

  test('AUTH-13 a forgotten password has one response for all, and the newest link works once within half an hour', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const customer = await customerReady(app.shop, { email, password: 'red-lamp-77' });
    const forgot = (identifier: string) => app.call('POST /api/customers/forgot-password/', { body: { identifier } });
    const reset = (token: string, password = 'blue-lamp-88') =>
      app.call('POST /api/customers/reset-password/', { body: { token, password } });
    const linkToken = async () =>
      /token=([\w-]+)/.exec((await app.shop.outlet.sentTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

    const unknown = await forgot('nobody@example.com');
    const known = await forgot(customer.username);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const older = await linkToken();
    await forgot(email.toUpperCase());
    const newest = await linkToken();
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newest, '12345678')).status).toBe(400);
    expect((await reset(newest)).status).toBe(200);
    expect((await reset(newest)).status).toBe(400);
    expect((await refresh(customer.refresh)).status).toBe(401);
    expect(
      (await app.call('POST /api/customers/login/', { body: { username: email, password: 'blue-lamp-88' } })).status,
    ).toBe(200);
    await forgot(email);
    app.clock.advance(31 * 60_000);
    expect((await reset(await linkToken())).status).toBe(400);
  });

  test('AUTH-14 a changed password invalidates links mailed before, and its customer is notified', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const customer = await customerReady(app.shop, { email, password: 'red-lamp-77' });
    await app.call('POST /api/customers/forgot-password/', { body: { identifier: email } });
    const token = /token=([\w-]+)/.exec((await app.shop.outlet.sentTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
    const changed = await app.call('POST /api/customers/change-password/', {
      token: customer.token,
      body: { old_password: 'red-lamp-77', new_password: 'blue-lamp-88' },
    });
    expect(changed.status).toBe(200);
    expect((await app.shop.outlet.sentTo(email)).at(-1)?.text).toContain('رمز عبور حساب شما تغییر کرد');
    const late = await app.call('POST /api/customers/reset-password/', { body: { token, password: 'green-lamp-99' } });
    expect(late.status).toBe(400);
  });
});

describe('at the same time, on PostgreSQL', () => {
  const app = useTestShop();
  const refresh = refreshIn(app);

  test('API-03 two tabs that rotate one token at once both stay signed in', async () => {
    const customer = await customerReady(app.shop);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(customer.refresh, true)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const successors = new Set(answers.map((answer) => messages(answer).refresh));
    expect(successors.size).toBe(1);
    app.clock.advance(60_000);
    for (const successor of successors) expect((await refresh(successor)).status).toBe(200);
  });

  test('APP-06 a session ended by one process is refused by the others as well', async () => {
    const customer = await customerReady(app.shop);
    const other = await openShop(app.shop.config, { clock: app.clock, log: app.shop.log });
    try {
      const there = () => identifyCaller(other.shop, `Bearer ${customer.token}`);
      expect(await there()).toMatchObject({ customerId: customer.id });
      expect(await there()).toMatchObject({ customerId: customer.id });
      await app.call('POST /api/customers/logout/', { body: { refresh: customer.refresh } });
      await expect.poll(there, { timeout: 1_000, interval: 20 }).toBe(null);
    } finally {
      await other.close();
    }
  });

  test('the same code sent ten times at once signs in once', async () => {
    const { phone } = await customerReady(app.shop);
    const answers = await verifiedAtOnce(phone, 10);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(9);
  });

  test('ten concurrent confirmations of one new phone create one customer', async () => {
    const phone = '+989350000001';
    const answers = await verifiedAtOnce(phone, 10);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const other = '+989350000002';
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.shop.transaction(() =>
          customerOfPhone(
            app.shop,
            { phone: other, passwordHash: null },
            { address: '192.0.2.7', cookies: noCookies, userAgent: '', proof: undefined, language: 'fa' },
          ),
        ),
      ),
    );
    expect(new Set(made.map((one) => (isRefusal(one) ? null : one.account.id))).size).toBe(1);
  });

  test('wrong passwords sent concurrently are all counted', async () => {
    const { username } = await customerReady(app.shop, { password: 'red-lamp-77' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        app.call('POST /api/customers/login/', { body: { username, password: `guess-${guess}-of-it` } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  });

  async function verifiedAtOnce(phone: string, times: number): Promise<Answer[]> {
    const sent = await app.call('POST /api/customers/send-otp/', { body: { phone } });
    const code = /\d{4}/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[0];
    const body = { phone, code, session_id: messages(sent).session_id };
    return Promise.all(Array.from({ length: times }, () => app.call('POST /api/customers/verify-otp/', { body })));
  }
});
