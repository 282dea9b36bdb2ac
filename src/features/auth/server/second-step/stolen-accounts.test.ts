import { describe, expect, test } from 'vitest';
import { useTestShop, type Answer } from '#testing/test-shop.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import { SoftwarePasskey } from '#features/second-factor/server/passkeys.factory.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import { giveOwnerAccess } from '#features/staff/server/owner-access.service.ts';
import { customerReady, freshPhone, type ReadyCustomer } from '../auth.factory.ts';
import { changePassword } from '../passwords/password-change.service.ts';
import { changePhone } from '../phone-change.service.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { takePasskey } from './factors.service.ts';

interface Body {
  id: number;
  code: string;
  challenge: string;
  session_id: string;
  recovery_codes: string[];
  recovery_codes_count: number;
  passkeys_count: number;
  tokens: { access: string };
}
const bodyOf = (answer: Answer): Body => answer.body;
const own = '/api/customers/current';
const password = 'red-lamp-77';
const nowhere = {
  address: '203.0.113.9',
  userAgent: '',
  cookies: { get: () => undefined, set: () => undefined },
  language: 'en',
} as never;

function useAccounts(environment: Record<string, string> = {}) {
  const app = useTestShop(environment);
  const codeIn = async (phone: string) =>
    /\b\d{4}\b/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[0] ?? '';
  const challengeFor = async (token: string, body: object = {}) =>
    app.call(`POST ${own}/passkeys/challenge/`, { token, body });
  return {
    app,
    codeIn,
    challengeFor,
    signIn: (username: string, typed = password) =>
      app.call('POST /api/customers/login/', { body: { username, password: typed } }),
    byCode: async (phone: string) => {
      app.clock.advance(61_000);
      const sent = await app.call('POST /api/customers/send-otp/', { body: { phone } });
      const body = { phone, code: await codeIn(phone), session_id: bodyOf(sent).session_id };
      return app.call('POST /api/customers/verify-otp/', { body });
    },
    withPasskey: async ({ token }: Pick<ReadyCustomer, 'token'>) => {
      const device = new SoftwarePasskey('http://localhost:3000');
      const { challenge } = bodyOf(await challengeFor(token));
      const body = { name: 'Mine', credential: device.make(challenge) };
      const taken = await app.call(`POST ${own}/passkeys/`, { token, body });
      return { device, taken, ...bodyOf(taken) };
    },
  };
}

describe('the first factor of an account', () => {
  const { app, challengeFor, signIn, byCode } = useAccounts({ SECOND_STEP: 'required' });

  test('is added by one of two sessions at once: the other has it to show', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const sessions = [owner.token, bodyOf(await signIn(owner.username)).tokens.access];
    const made = await Promise.all(
      sessions.map(async (token) => {
        const { challenge } = bodyOf(await challengeFor(token));
        return { token, credential: new SoftwarePasskey('http://localhost:3000').make(challenge) };
      }),
    );
    const answers = await Promise.all(
      made.map(({ token, credential }) =>
        app.call(`POST ${own}/passkeys/`, { token, body: { name: 'x', credential } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(bodyOf(answers.find(({ status }) => status === 403)!).code).toBe('second-step-needed');
  });

  test('of the staff wants more than four digits: the password, where there is one, else one that is made first', async () => {
    const withOne = await customerReady(app.shop, { role: 'manager', password });
    const { access } = bodyOf(await byCode(withOne.phone)).tokens;
    for (const name of [`POST ${own}/authenticator/`, `POST ${own}/passkeys/challenge/`])
      expect(await app.call(name, { token: access, body: {} })).toMatchObject({
        status: 403,
        body: { code: 'sign-in-again' },
      });
    expect((await challengeFor(access, { password: 'another-lamp-78' })).status).toBe(400);
    expect((await challengeFor(access, { password })).status).toBe(200);
    const without = await customerReady(app.shop, { role: 'support' });
    const guessed = bodyOf(await byCode(without.phone)).tokens.access;
    expect(await challengeFor(guessed)).toMatchObject({ status: 403, body: { code: 'sign-in-again' } });
    const customer = await customerReady(app.shop);
    expect((await challengeFor(bodyOf(await byCode(customer.phone)).tokens.access)).status).toBe(200);
  });

  test('is not added by who knows the former password of an owner who was let in from the console', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    await giveOwnerAccess(app.shop, owner.username);
    expect((await signIn(owner.username)).status).toBe(401);
    expect((await accountById(app.shop, owner.id))?.passwordHash).toBeNull();
    expect(await challengeFor(bodyOf(await byCode(owner.phone)).tokens.access)).toMatchObject({ status: 403 });
  });
});

describe('recovery codes', () => {
  const { app, withPasskey } = useAccounts();

  test('are deleted with the last factor, so that copies do not pass the next one', async () => {
    const customer = await customerReady(app.shop, { password });
    const { token } = customer;
    const { id, recovery_codes: first } = await withPasskey(customer);
    expect((await app.call(`DELETE ${own}/passkeys/${String(id)}/`, { token })).status).toBe(200);
    expect(bodyOf(await app.call(`GET ${own}/second-step/`, { token })).recovery_codes_count).toBe(0);
    const { recovery_codes: second } = await withPasskey(customer);
    expect([first.length, second.length]).toEqual([10, 10]);
    const used = await app.call(`POST ${own}/second-step/recovery-code/`, { token, body: { code: first[0] } });
    expect([used.status, bodyOf(used).code]).toEqual([400, 'wrong-code']);
  });
});

describe('a call authorised before its session ended', () => {
  const { app, codeIn } = useAccounts();
  const callerOf = ({ id }: ReadyCustomer, token: string): Caller => ({
    customerId: id,
    sessionId: (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid,
    role: null,
    secondStep: 'none',
  });

  test('changes neither phone, password nor factors after the owner recovered the account', async () => {
    const customer = await customerReady(app.shop, { password });
    const caller = callerOf(customer, customer.token);
    const phone = freshPhone();
    const sent = await app.call(`POST ${own}/phone-code/`, { token: customer.token, body: { phone, password } });
    const { challenge } = bodyOf(
      await app.call(`POST ${own}/passkeys/challenge/`, { token: customer.token, body: { password } }),
    );
    const credential = new SoftwarePasskey('http://localhost:3000').make(challenge);
    await endAllSessions(app.shop, customer.id);
    const given = { phone, code: await codeIn(phone), sessionId: bodyOf(sent).session_id, password };
    expect(await changePhone(app.shop, caller, given, nowhere)).toMatchObject({ refusal: 'sign-in-again' });
    const changed = { old: password, chosen: 'green-kettle-31', language: 'en' } as const;
    expect(await changePassword(app.shop, caller, changed)).toMatchObject({ refusal: 'sign-in-again' });
    expect(await takePasskey(app.shop, caller, { name: 'x', credential, password })).toMatchObject({
      refusal: 'sign-in-again',
    });
    expect((await accountById(app.shop, customer.id))?.phone).toBe(customer.phone);
  });
});

describe('what lets somebody in for good', () => {
  const { app, withPasskey } = useAccounts({ SECOND_STEP: 'required' });

  test('wants a second step of the last minutes: a key of a program, a role, the limits of the staff', async () => {
    const owner = await customerReady(app.shop, { role: 'owner', password });
    const { token } = owner;
    const { device } = await withPasskey(owner);
    const thief = await customerReady(app.shop);
    const key = { name: 'x', scopes: ['orders:read'], expires_in_days: null };
    const makeKey = () => app.call('POST /api/admin/access-keys/', { token, body: key });
    const employ = () =>
      app.call('POST /api/admin/staff/', { token, body: { customer: thief.username, role: 'owner' } });
    const limits = () => app.call('PUT /api/admin/settings/staff-money/', { token, body: { version: 1 } });
    app.clock.advance(11 * 60_000);
    for (const answer of await Promise.all([makeKey(), employ(), limits()]))
      expect([answer.status, bodyOf(answer).code]).toEqual([403, 'second-step-needed']);
    const { challenge } = bodyOf(await app.call(`POST ${own}/second-step/passkey-challenge/`, { token }));
    const passed = await app.call(`POST ${own}/second-step/passkey/`, {
      token,
      body: { credential: device.answer(challenge) },
    });
    expect(passed.status).toBe(200);
    expect([(await makeKey()).status, (await employ()).status]).toEqual([201, 201]);
  });
});

describe('a phone whose account was moved to another one today', () => {
  const { app, codeIn, byCode, signIn } = useAccounts();
  const moved = async () => {
    const customer = await customerReady(app.shop, { password });
    const token = bodyOf(await signIn(customer.username)).tokens.access;
    const phone = freshPhone();
    const sent = await app.call(`POST ${own}/phone-code/`, { token, body: { phone, password } });
    const body = { phone, code: await codeIn(phone), session_id: bodyOf(sent).session_id, password };
    expect((await app.call(`PUT ${own}/phone/`, { token, body })).status).toBe(200);
    return customer;
  };
  const back = async (phone: string) => {
    const texts = (await app.shop.outlet.sentTo(phone)).map(({ text }) => text).join(' ');
    const token = /phone-back\?token=([\w-]+)/.exec(texts)?.[1] ?? '-';
    return app.call('POST /api/customers/phone-back/', { body: { token } });
  };

  test('opens no new account, which would keep the lost one from coming back', async () => {
    const { phone } = await moved();
    const entered = await byCode(phone);
    expect([entered.status, bodyOf(entered).code]).toEqual([409, 'phone-moved']);
    expect((await back(phone)).status).toBe(200);
    expect((await byCode(phone)).status).toBe(200);
  });

  test('is given to no other account and named at no counter, until the day is over', async () => {
    const { phone } = await moved();
    const other = await customerReady(app.shop, { password });
    const wanted = await app.call(`POST ${own}/phone-code/`, { token: other.token, body: { phone, password } });
    expect([wanted.status, bodyOf(wanted).code]).toEqual([409, 'phone-taken']);
    app.clock.advance(24 * 3_600_000);
    expect((await byCode(phone)).status).toBe(200);
    expect(bodyOf(await back(phone)).code).toBe('link-ended');
  });
});
