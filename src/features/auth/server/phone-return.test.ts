import { describe, expect, test } from 'vitest';
import { useTestShop, type Answer } from '#testing/test-shop.ts';
import { SoftwarePasskey } from '#features/second-factor/server/passkeys.factory.ts';
import { customerReady, freshPhone, type ReadyCustomer } from './auth.factory.ts';

interface Body {
  id: number;
  code: string;
  phone: string;
  challenge: string;
  session_id: string;
  reset_token: string;
  tokens: { access: string };
}
const bodyOf = (answer: Answer): Body => answer.body;
const password = 'red-lamp-77';

describe('an account whose phone was changed by a thief', () => {
  const app = useTestShop();
  const own = '/api/customers/current';
  const codeIn = async (phone: string) =>
    /\b\d{4}\b/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[0];
  const linkIn = async (phone: string) =>
    /phone-back\?token=([\w-]+)/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[1] ?? '-';
  const back = (token: string) => app.call('POST /api/customers/phone-back/', { body: { token } });
  const changeTo = async (phone: string, { token }: Pick<ReadyCustomer, 'token'>) => {
    app.clock.advance(61_000);
    const sent = await app.call(`POST ${own}/phone-code/`, { token, body: { phone, password } });
    const body = { phone, code: await codeIn(phone), session_id: bodyOf(sent).session_id, password };
    const changed = await app.call(`PUT ${own}/phone/`, { token, body });
    return changed.status === 200 ? sent : changed;
  };
  const signIn = async (username: string, typed = password) =>
    app.call('POST /api/customers/login/', { body: { username, password: typed } });
  const stolen = async () => {
    const customer = await customerReady(app.shop, { password });
    const thief = { token: bodyOf(await signIn(customer.username)).tokens.access, phone: freshPhone() };
    expect((await changeTo(thief.phone, thief)).status).toBe(200);
    return { customer, thief };
  };

  test('is restored to the old phone by its link, once: the thief’s session, password and passkey fail, and a new password is set', async () => {
    const { customer, thief } = await stolen();
    const device = new SoftwarePasskey('http://localhost:3000');
    const made = await app.call(`POST ${own}/passkeys/challenge/`, { token: thief.token, body: { password } });
    const credential = device.make(bodyOf(made).challenge);
    await app.call(`POST ${own}/passkeys/`, { token: thief.token, body: { name: 'x', credential, password } });

    const link = await linkIn(customer.phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => back(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const { reset_token: token } = bodyOf(answers.find(({ status }) => status === 200)!);

    expect((await app.call(`GET ${own}/me/`, { token: thief.token })).status).toBe(401);
    expect((await signIn(customer.username)).status).toBe(401);
    const challenge = bodyOf(await app.call('POST /api/customers/passkey-challenge/')).challenge;
    const entered = await app.call('POST /api/customers/passkey-login/', {
      body: { credential: device.answer(challenge) },
    });
    expect(entered.status).toBe(400);

    const chosen = 'green-kettle-31';
    const reset = await app.call('POST /api/customers/reset-password/', { body: { token, password: chosen } });
    expect(reset.status).toBe(200);
    const owner = bodyOf(await signIn(customer.username, chosen)).tokens.access;
    expect(bodyOf(await app.call(`GET ${own}/me/`, { token: owner })).phone).toBe(customer.phone);
  });

  test("is restored without the thief's earlier additions: a passkey, an email, and access keys", async () => {
    const customer = await customerReady(app.shop, { password });
    app.clock.advance(2 * 86_400_000);
    const thief = { token: bodyOf(await signIn(customer.username)).tokens.access, phone: freshPhone() };
    const device = new SoftwarePasskey('http://localhost:3000');
    const made = await app.call(`POST ${own}/passkeys/challenge/`, { token: thief.token, body: { password } });
    const credential = device.make(bodyOf(made).challenge);
    await app.call(`POST ${own}/passkeys/`, { token: thief.token, body: { name: 'x', credential, password } });
    const email = `thief-${customer.id}@example.com`;
    await app.call(`PATCH ${own}/me/`, { token: thief.token, body: { email } });
    const link = /confirm-email\?token=([\w-]+)/.exec((await app.shop.outlet.sentTo(email)).at(-1)?.text ?? '')?.[1];
    expect((await app.call('POST /api/customers/confirm-email/', { body: { token: link } })).status).toBe(200);
    expect((await changeTo(thief.phone, thief)).status).toBe(200);

    expect((await back(await linkIn(customer.phone))).status).toBe(200);
    const challenge = bodyOf(await app.call('POST /api/customers/passkey-challenge/')).challenge;
    const entered = await app.call('POST /api/customers/passkey-login/', {
      body: { credential: device.answer(challenge) },
    });
    expect(entered.status).toBe(400);
    app.clock.advance(4 * 86_400_000);
    await app.call('POST /api/customers/forgot-password/', { body: { identifier: email } });
    expect((await app.shop.outlet.sentTo(email)).at(-1)?.text).not.toContain('reset-password');
    const { rows } = await app.shop.database.pool.query<{ event: unknown }>(
      `SELECT news AS event FROM outbox WHERE name = 'account.taken-back'`,
    );
    expect(rows).toContainEqual({ event: { customerId: customer.id, since: expect.any(String) as string } });
  });

  test("is restored past a second change, and the first thief's phone can no longer revert anything", async () => {
    const { customer, thief } = await stolen();
    const link = await linkIn(customer.phone);
    expect((await changeTo(freshPhone(), thief)).status).toBe(200);
    const thiefs = await linkIn(thief.phone);
    expect((await back(link)).status).toBe(200);
    expect(bodyOf(await back(thiefs)).code).toBe('link-ended');
  });

  test('is not restored after a day, by a wrong link, or if the old phone has another account by then', async () => {
    const { customer } = await stolen();
    const link = await linkIn(customer.phone);
    expect(bodyOf(await back('nonsense')).code).toBe('link-ended');
    await customerReady(app.shop, { phone: customer.phone });
    expect(bodyOf(await back(link)).code).toBe('phone-taken');
    const other = await stolen();
    app.clock.advance(24 * 3_600_000 + 1_000);
    expect(bodyOf(await back(await linkIn(other.customer.phone))).code).toBe('link-ended');
  });

  test('cannot be taken by token and password if it has a second factor that was not used in the last minutes', async () => {
    const customer = await customerReady(app.shop, { password });
    const device = new SoftwarePasskey('http://localhost:3000');
    const { token } = customer;
    const { challenge } = bodyOf(await app.call(`POST ${own}/passkeys/challenge/`, { token, body: { password } }));
    await app.call(`POST ${own}/passkeys/`, { token, body: { name: 'Mine', credential: device.make(challenge) } });
    app.clock.advance(11 * 60_000);
    const answer = await app.call(`POST ${own}/phone-code/`, { token, body: { phone: freshPhone(), password } });
    expect([answer.status, bodyOf(answer).code]).toEqual([403, 'second-step-needed']);
  });
});
