import { describe, expect, test } from 'vitest';
import { useTestShop, type Answer, type Sent } from '#testing/test-shop.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import { SoftwarePasskey } from '#features/second-factor/server/passkeys.factory.ts';
import { codeOfStep, stepAt } from '#features/second-factor/server/totp.ts';
import { api } from '../../../../api.ts';
import { customerReady, type ReadyCustomer } from '../auth.factory.ts';

/** The fields of the responses that these tests read. */
interface Body {
  id: number;
  code: string;
  status: string;
  secret: string;
  address: string;
  challenge: string;
  recovery_codes: string[];
  recovery_codes_count: number;
  tokens: { access: string; refresh: string };
  data: { id: string; current: boolean; name: string }[];
}

const bodyOf = (answer: Answer): Body => answer.body;
const origin = 'http://localhost:3000';
const own = '/api/customers/current';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function useSecondSteps(environment: Record<string, string> = {}) {
  const app = useTestShop(environment);
  const call = async (name: string, token: string, sent: Omit<Sent, 'token'> = {}) =>
    app.call(name, { ...sent, token });
  const codeNow = (secret: string) => codeOfStep(bytesOf(secret), stepAt(app.clock.now()));
  const me = async (token: string) => (await call(`GET ${own}/me/`, token)).status;
  return {
    app,
    call,
    codeNow,
    me,
    /** Sets up an authenticator app in a fresh session. */
    withApp: async ({ token }: ReadyCustomer) => {
      const { secret } = bodyOf(await call(`POST ${own}/authenticator/`, token, { body: {} }));
      const taken = await call(`PUT ${own}/authenticator/`, token, { body: { code: codeNow(secret) } });
      expect(taken.status).toBe(200);
      app.clock.advance(30_000);
      return { secret, recoveryCodes: bodyOf(taken).recovery_codes };
    },
    withPasskey: async ({ token }: ReadyCustomer) => {
      const device = new SoftwarePasskey(origin);
      const { challenge } = bodyOf(await call(`POST ${own}/passkeys/challenge/`, token, { body: {} }));
      const taken = await call(`POST ${own}/passkeys/`, token, {
        body: { name: 'My phone', credential: device.make(challenge) },
      });
      expect([taken.status, taken.text]).toEqual([201, expect.any(String)]);
      return { device, id: bodyOf(taken).id, recoveryCodes: bodyOf(taken).recovery_codes };
    },
    signIn: async (username: string, password = 'red-lamp-77') =>
      bodyOf(await app.call('POST /api/customers/login/', { body: { username, password } })).tokens.access,
  };
}

const password = 'red-lamp-77';

describe('the staff of a production shop', () => {
  const { app, call, codeNow, me, withApp, withPasskey, signIn } = useSecondSteps({ SECOND_STEP: 'required' });

  test('a staff token is refused by every call except the second step until that is passed', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const before = new Set<string>();
    for (const { contract } of api)
      for (const [name, declared] of Object.entries(contract)) {
        if (declared.access === 'public' || declared.cached === true) continue;
        if (declared.secondStep === 'before') {
          before.add(name);
          continue;
        }
        const answer = await app.server.inject({
          method: name.split(' ')[0] as 'GET',
          url: (name.split(' ')[1] ?? '').replace(/:\w+/g, '1'),
          headers: { authorization: `Bearer ${owner.token}` },
        });
        expect([name, answer.statusCode, answer.json<Body>().code]).toEqual([
          name,
          403,
          expect.stringMatching(/second-step-needed|not-allowed/),
        ]);
      }
    expect([...before].sort()).toEqual([
      `GET ${own}/second-step/`,
      `POST ${own}/authenticator/`,
      `POST ${own}/passkeys/`,
      `POST ${own}/passkeys/challenge/`,
      `POST ${own}/second-step/authenticator/`,
      `POST ${own}/second-step/passkey-challenge/`,
      `POST ${own}/second-step/passkey/`,
      `POST ${own}/second-step/recovery-code/`,
      `PUT ${own}/authenticator/`,
    ]);
    // The tokens still work before the second step: they can be refreshed and signed out.
    expect(
      (await app.call('POST /api/token/refresh/', { body: { refresh: owner.refresh, rotate: true } })).status,
    ).toBe(200);
  });

  test('an authenticator app passes it, each code once, also under concurrent use', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { secret, recoveryCodes } = await withApp(owner);
    expect(recoveryCodes).toHaveLength(10);
    expect(await me(owner.token)).toBe(200);
    const sessions = [await signIn(owner.username), await signIn(owner.username)];
    expect(await Promise.all(sessions.map(me))).toEqual([403, 403]);
    const code = codeNow(secret);
    const answers = await Promise.all(
      sessions.map((token) => call(`POST ${own}/second-step/authenticator/`, token, { body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await Promise.all(sessions.map(me))).sort()).toEqual([200, 403]);
    // A code of the preceding half minute is refused as well.
    app.clock.advance(-30_000);
    const older = await signIn(owner.username);
    expect(
      bodyOf(await call(`POST ${own}/second-step/authenticator/`, older, { body: { code: codeNow(secret) } })).code,
    ).toBe('wrong-code');
  });

  test('a password alone can neither add nor remove a factor', async () => {
    const manager = await customerReady(app.shop, { role: 'manager', password });
    await withApp(manager);
    const { id } = await withPasskey(manager);
    const stolen = await signIn(manager.username);
    for (const name of [`POST ${own}/authenticator/`, `POST ${own}/passkeys/challenge/`])
      expect(bodyOf(await call(name, stolen, { body: { password } })).code).toBe('second-step-needed');
    for (const name of [`DELETE ${own}/authenticator/`, `DELETE ${own}/passkeys/${id}/`, `POST ${own}/recovery-codes/`])
      expect((await call(name, stolen)).status).toBe(403);
    // A session whose second step was long ago has to repeat it.
    app.clock.advance(11 * 60_000);
    expect(bodyOf(await call(`DELETE ${own}/passkeys/${id}/`, manager.token)).code).toBe('second-step-needed');
  });

  test('a recovery code works once, also concurrently, and its customer is notified', async () => {
    const support = await customerReady(app.shop, { role: 'support', password });
    const { recoveryCodes } = await withApp(support);
    const sessions = [await signIn(support.username), await signIn(support.username)];
    const body = { code: recoveryCodes[0]?.toLowerCase().replace('-', ' ') };
    const answers = await Promise.all(
      sessions.map((token) => call(`POST ${own}/second-step/recovery-code/`, token, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(bodyOf(answers.find(({ status }) => status === 200)!).recovery_codes_count).toBe(9);
    const { rows } = await app.shop.database.pool.query(
      `select code_hash from recovery_codes where customer_id = ${support.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1]?.replace('-', ''));
  });

  test('the secret of an app is encrypted in the database and bound to its customer', async () => {
    const one = await customerReady(app.shop, { role: 'support', password });
    const other = await customerReady(app.shop, { role: 'support', password });
    const { secret } = await withApp(one);
    await withApp(other);
    const { rows } = await app.shop.database.pool.query('select * from authenticators');
    expect(JSON.stringify(rows)).not.toContain(bytesOf(secret).toString('base64url'));
    await app.shop.database.pool.query(
      `update authenticators set secret = (select secret from authenticators where customer_id = ${one.id}), last_step = 0 where customer_id = ${other.id}`,
    );
    const token = await signIn(other.username);
    expect(
      (await call(`POST ${own}/second-step/authenticator/`, token, { body: { code: codeNow(secret) } })).status,
    ).toBe(400);
  });

  test('code guesses are limited like passwords, to a hundred a day, and the recovery code continues to work', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { secret, recoveryCodes } = await withApp(owner);
    let token = await signIn(owner.username);
    const wrong = () => call(`POST ${own}/second-step/authenticator/`, token, { body: { code: '000000' } });
    let tries = 0;
    while ((await wrong()).status === 400) tries += 1;
    expect(tries).toBe(app.shop.config.signIn.wrongTriesPerAccount);
    const slowed = await wrong();
    expect([slowed.status, slowed.headers['proof-challenge']]).toEqual([429, expect.any(String)]);
    for (let round = 0; round < 12; round++) {
      app.clock.advance(16 * 60_000);
      token = await signIn(owner.username);
      for (let each = 0; each < 9; each++) await wrong();
    }
    app.clock.advance(16 * 60_000);
    const late = await signIn(owner.username);
    expect(
      (await call(`POST ${own}/second-step/authenticator/`, late, { body: { code: codeNow(secret) } })).status,
    ).toBe(429);
    expect(
      (await call(`POST ${own}/second-step/recovery-code/`, late, { body: { code: recoveryCodes[0] } })).status,
    ).toBe(200);
  });

  test('staff always retain one factor, also when two are removed at once', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { id } = await withPasskey(owner);
    expect(bodyOf(await call(`DELETE ${own}/passkeys/${id}/`, owner.token)).code).toBe('last-factor');
    const second = await withPasskey(owner);
    const each = [id, second.id];
    const both = await Promise.all(each.map((one) => call(`DELETE ${own}/passkeys/${one}/`, owner.token)));
    const read = await Promise.all(each.map((one) => call(`GET ${own}/passkeys/${one}/`, owner.token)));
    expect(read.map(({ status }) => status)).toEqual(both.map(({ status }) => (status === 200 ? 404 : 200)));
    const { data } = bodyOf(await call(`GET ${own}/passkeys/`, owner.token));
    expect(data).toHaveLength(both.filter(({ status }) => status === 409).length);
    expect(data.length).toBeGreaterThan(0);
  });

  test("a seller's calls require the second step, and the same user shops without it", async () => {
    const seller = await sellerReady(app.shop);
    expect(await me(seller.token)).toBe(200);
    const products = () => call('GET /api/seller/products/', seller.token);
    expect(bodyOf(await products()).code).toBe('second-step-needed');
    await withPasskey({ ...seller, phone: '', username: '', refresh: '' });
    expect((await products()).status).toBe(200);
  });
});

describe('passkeys', () => {
  const { app, call, me, withPasskey, signIn } = useSecondSteps({ SECOND_STEP: 'required' });
  const challengeOf = async () => bodyOf(await app.call('POST /api/customers/passkey-challenge/')).challenge;
  const enter = (credential: object) => app.call('POST /api/customers/passkey-login/', { body: { credential } });

  test('a passkey signs in alone, as both steps; its challenge is valid once, also for ten concurrent requests', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { device } = await withPasskey(owner);
    const credential = device.answer(await challengeOf());
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(credential)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const entered = answers.find(({ status }) => status === 200);
    expect(await me(bodyOf(entered!).tokens.access)).toBe(200);
  });

  test('an invalid passkey response is refused: another site, unknown user, old or foreign challenge, cloned key', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { device } = await withPasskey(owner);
    const statusOf = async (credential: object) => (await enter(credential)).status;
    expect(await statusOf(device.answer(await challengeOf(), { origin: 'https://hojreh.example' }))).toBe(400);
    expect(await statusOf(device.answer(await challengeOf(), { rpId: 'hojreh.example' }))).toBe(400);
    expect(await statusOf(device.answer(await challengeOf(), { unverified: true }))).toBe(400);
    expect(await statusOf(device.answer(Buffer.from('a.b.c').toString('base64url')))).toBe(400);
    expect(await statusOf(new SoftwarePasskey(origin).answer(await challengeOf()))).toBe(400);
    expect(await statusOf({ ...device.answer(await challengeOf()), signature: 'AAAA' })).toBe(400);
    const late = await challengeOf();
    app.clock.advance(301_000);
    expect(await statusOf(device.answer(late))).toBe(400);
    expect(await statusOf(device.answer(await challengeOf(), { counter: 50 }))).toBe(200);
    expect(await statusOf(device.answer(await challengeOf(), { counter: 49 }))).toBe(400);
    expect(await statusOf(device.answer(await challengeOf(), { counter: 51 }))).toBe(200);
  });

  test('a challenge is valid for one session and one use', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { device } = await withPasskey(owner);
    const [one, other] = [await signIn(owner.username), await signIn(owner.username)];
    const challenge = async (token: string) =>
      bodyOf(await call(`POST ${own}/second-step/passkey-challenge/`, token)).challenge;
    const pass = async (token: string, made: string) =>
      (await call(`POST ${own}/second-step/passkey/`, token, { body: { credential: device.answer(made) } })).status;
    expect(await pass(other, await challenge(one))).toBe(400);
    expect(await pass(one, await challengeOf())).toBe(400);
    expect(await me(one)).toBe(403);
    expect(await pass(one, await challenge(one))).toBe(200);
    expect([await me(one), await me(other)]).toEqual([200, 403]);
    // A passkey of another customer does not complete the second step.
    const stranger = await customerReady(app.shop, { role: 'owner', password });
    const theirs = await withPasskey(stranger);
    const made = await challenge(other);
    const answer = await call(`POST ${own}/second-step/passkey/`, other, {
      body: { credential: theirs.device.answer(made) },
    });
    expect(answer.status).toBe(400);
  });

  test('a passkey is named and removed only by its customer, and is refused afterwards', async () => {
    const customer = await customerReady(app.shop, { password });
    const other = await customerReady(app.shop, { password });
    const { device, id } = await withPasskey(customer);
    const rename = (token: string) => call(`PATCH ${own}/passkeys/${id}/`, token, { body: { name: 'Work' } });
    expect([(await rename(other.token)).status, (await rename(customer.token)).status]).toEqual([404, 200]);
    expect((await call(`DELETE ${own}/passkeys/${id}/`, other.token)).status).toBe(404);
    expect((await call(`DELETE ${own}/passkeys/${id}/`, customer.token)).status).toBe(200);
    expect((await enter(device.answer(await challengeOf()))).status).toBe(400);
  });

  test('a session that is not recent requires the password before adding the first passkey', async () => {
    const customer = await customerReady(app.shop, { password });
    app.clock.advance(11 * 60_000);
    const challenge = (body: object) => call(`POST ${own}/passkeys/challenge/`, customer.token, { body });
    expect((await challenge({})).status).toBe(400);
    expect((await challenge({ password: 'blue-lamp-77' })).status).toBe(400);
    expect((await challenge({ password })).status).toBe(200);
  });
});

describe('a shop where the second step is optional', () => {
  const { app, call, codeNow, me, withApp, signIn } = useSecondSteps();

  test('no step is required of who has not chosen one, and of who has an app it is from then on', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    expect(await me(owner.token)).toBe(200);
    const customer = await customerReady(app.shop, { password });
    const { secret } = await withApp(customer);
    const token = await signIn(customer.username);
    expect(await me(token)).toBe(403);
    expect(
      (await call(`POST ${own}/second-step/authenticator/`, token, { body: { code: codeNow(secret) } })).status,
    ).toBe(200);
    expect(await me(token)).toBe(200);
    expect((await call(`DELETE ${own}/authenticator/`, token)).status).toBe(200);
    expect(await me(await signIn(customer.username))).toBe(200);
  });
});
