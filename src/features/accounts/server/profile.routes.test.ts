import { describe, expect, test } from 'vitest';
import { outbox } from '#platform/database/platform.tables.ts';
import { useTestShop, type Answer, type TestShop } from '#testing/test-shop.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { customerReady, freshPhone, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';

interface Message {
  session_id: string;
  code: string;
  fields: Record<string, string>;
  tokens: { access: string };
}
const messages = (answer: Answer): Message => answer.body;

const codeIn = async (app: TestShop, phone: string) =>
  /\d{4}/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[0] ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

function phonesIn(app: TestShop) {
  const requestFor = ({ token }: ReadyCustomer, phone: string) =>
    app.call('POST /api/customers/current/phone-code/', { body: { phone }, token });
  return {
    requestCode: requestFor,
    /** Requests a code for the phone and returns it with its session. */
    begin: async (customer: ReadyCustomer, phone: string) => {
      app.clock.advance(61_000);
      const { session_id } = messages(await requestFor(customer, phone));
      const code = await codeIn(app, phone);
      return { phone, session_id, code };
    },
    finish: ({ token }: ReadyCustomer, body: object) => app.call('PUT /api/customers/current/phone/', { body, token }),
    phoneOf: async ({ token }: ReadyCustomer) =>
      ((await app.call('GET /api/customers/current/me/', { token })).body as { phone: string }).phone,
  };
}

describe('the profile', () => {
  const app = useTestShop();
  const change = ({ token }: ReadyCustomer, body: object) =>
    app.call('PATCH /api/customers/current/me/', { body, token });

  const confirm = (token: string) => app.call('POST /api/customers/confirm-email/', { body: { token } });
  const tokenSentTo = async (mail: string) =>
    /confirm-email\?token=([\w-]+)/.exec((await app.shop.outlet.sentTo(mail)).at(-1)?.text ?? '')?.[1] ?? '-';
  const mailOf = async ({ token }: ReadyCustomer) =>
    (await app.call('GET /api/customers/current/me/', { token })).body as {
      email: string | null;
      pending_email: string | null;
    };

  test('ACC-02 a new email takes effect once confirmed by the newest link, which works once and for a day', async () => {
    const [old, first, second] = [1, 2, 3].map((number) => `${number}-${crypto.randomUUID()}@example.com`) as [
      string,
      string,
      string,
    ];
    const customer = await customerReady(app.shop, { email: old, password: 'red-lamp-77' });
    await change(customer, { email: first });
    const superseded = await tokenSentTo(first);
    await change(customer, { email: second });
    const signIn = (username: string) =>
      app.call('POST /api/customers/login/', { body: { username, password: 'red-lamp-77' } });
    expect([(await signIn(second)).status, (await signIn(old)).status]).toEqual([401, 200]);
    expect([(await confirm(superseded)).status, (await confirm('nonsense')).status, await mailOf(customer)]).toEqual([
      400,
      400,
      expect.objectContaining({ email: old, pending_email: second }),
    ]);
    const answers = await Promise.all([confirm(await tokenSentTo(second)), confirm(await tokenSentTo(second))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await mailOf(customer)).toMatchObject({ email: second, pending_email: null });
    expect((await signIn(second)).status).toBe(200);
  });

  test('a mail that was changed by a session alone is no way to a new password for three days', async () => {
    const customer = await customerReady(app.shop, { password: 'red-lamp-77' });
    app.clock.advance(30 * 86_400_000);
    const signedIn = await app.call('POST /api/customers/login/', {
      body: { username: customer.phone, password: 'red-lamp-77' },
    });
    const { access: token } = (signedIn.body as { tokens: { access: string } }).tokens;
    const mail = `${crypto.randomUUID()}@example.com`;
    await app.call('PATCH /api/customers/current/me/', { body: { email: mail, username: 'prize-at-evil.com' }, token });
    const sentTo = async (to: string) => (await app.shop.outlet.sentTo(to)).map(({ text }) => text).join('\n');
    // The owner of the address is not known: mail to it contains nothing of the customer's.
    expect(await sentTo(mail)).not.toContain('evil.com');
    expect((await confirm(await tokenSentTo(mail))).status).toBe(200);
    expect(await sentTo(customer.phone)).toContain('به حساب شما ایمیل اضافه شد');
    const forgotten = () => app.call('POST /api/customers/forgot-password/', { body: { identifier: mail } });
    await forgotten();
    expect(await sentTo(mail)).not.toContain('/reset-password');
    expect(await sentTo(customer.phone)).toContain('/reset-password');
    app.clock.advance(3 * 86_400_000);
    await forgotten();
    expect(await sentTo(mail)).toContain('/reset-password');
  });

  test('ACC-02 an email confirmation link expires after a day, and on reverting to the current email', async () => {
    const [old, next] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`];
    const customer = await customerReady(app.shop, { email: old });
    await change(customer, { email: next });
    const begun = app.clock.now();
    app.clock.advance(25 * 3_600_000);
    expect((await confirm(await tokenSentTo(next))).status).toBe(400);
    for (const job of accountsJobs) await job.run(app.shop, {}, { id: 0, name: job.name });
    app.clock.set(begun);
    expect(await mailOf(customer)).toMatchObject({ email: old, pending_email: null });
    await change(customer, { email: next });
    await change(customer, { email: old });
    expect([(await confirm(await tokenSentTo(next))).status, await mailOf(customer)]).toEqual([
      400,
      expect.objectContaining({ email: old, pending_email: null }),
    ]);
  });

  test('ACC-02 of two claims to one email the first confirmed gets it; at most five emails an hour are sent', async () => {
    const mail = `${crypto.randomUUID()}@example.com`;
    const [one, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    await change(one, { email: mail });
    const tokenOfOne = await tokenSentTo(mail);
    await change(other, { email: mail });
    expect((await confirm(await tokenSentTo(mail))).status).toBe(200);
    expect((await confirm(tokenOfOne)).status).toBe(409);
    expect([(await mailOf(other)).email, (await mailOf(one)).email]).toEqual([mail, null]);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) statuses.push((await change(one, { email: `${times}-${mail}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('ACC-02 username and email can change, the full name is set once', async () => {
    const customer = await customerReady(app.shop, {
      password: 'red-lamp-77',
      email: `${crypto.randomUUID()}@example.com`,
    });
    const username = `مهمان${customer.id}`;
    expect(
      (await change(customer, { username, full_name: ' سارا  محمدی ', email: `Sara.${customer.id}@Example.com` })).body,
    ).toMatchObject({
      username,
      full_name: 'سارا محمدی',
      pending_email: `sara.${customer.id}@example.com`,
      phone: customer.phone,
    });
    expect((await change(customer, { full_name: 'سارا محمدی' })).status).toBe(200);
    const again = await change(customer, { full_name: 'سارا احمدی', username: `other${customer.id}` });
    expect([again.status, messages(again).fields]).toEqual([409, { full_name: expect.any(String) as string }]);
    expect((await change(customer, {})).body).toMatchObject({ username, full_name: 'سارا محمدی' });
    const avatar = await uploadReady(app.shop, { customerId: customer.id });
    const first = await change(customer, { avatar });
    const repeated = await change(customer, { avatar });
    expect([first.status, repeated.status, repeated.text]).toEqual([200, 200, first.text]);
    expect((await change(customer, { email: null })).body).toMatchObject({ email: null, pending_email: null });
    const login = await app.call('POST /api/customers/login/', { body: { username, password: 'red-lamp-77' } });
    expect(login.status).toBe(200);
  });

  test('ACC-02 an email change is notified to the old address, and a taken name or email is refused beside its field', async () => {
    const old = `${crypto.randomUUID()}@example.com`;
    const [customer, other] = [
      await customerReady(app.shop, { email: old }),
      await customerReady(app.shop, { email: `${crypto.randomUUID()}@example.com` }),
    ];
    expect((await change(customer, { email: `new-${old}` })).body).toMatchObject({
      email: old,
      pending_email: `new-${old}`,
    });
    expect(await app.shop.outlet.sentTo(old)).toEqual([]);
    expect((await confirm(await tokenSentTo(`new-${old}`))).body).toEqual({ email: `new-${old}` });
    expect((await app.shop.outlet.sentTo(old)).map(({ text }) => text)).toEqual([
      expect.stringContaining(customer.username) as string,
    ]);
    const taken = await change(other, { username: customer.username.toUpperCase(), email: `NEW-${old}` });
    expect([taken.status, Object.keys(messages(taken).fields).sort()]).toEqual([409, ['email', 'username']]);
    for (const [field, value] of [
      ['username', 'ab'],
      ['username', '09121234567'],
      ['email', 'nobody'],
      ['full_name', '۱۲'],
    ] as const) {
      const answer = await change(other, { [field]: value });
      expect([answer.status, Object.keys(messages(answer).fields)], value).toEqual([400, [field]]);
    }
  });

  test('ACC-02 changes are limited to thirty an hour', async () => {
    const customer = await customerReady(app.shop);
    for (let times = 0; times < 30; times++) expect((await change(customer, {})).status).toBe(200);
    expect((await change(customer, {})).status).toBe(429);
  });
});

describe('changing the phone', () => {
  const app = useTestShop();
  const { requestCode: requestFor, begin, finish, phoneOf } = phonesIn(app);

  test('ACC-02 a phone is changed by the code sent to it, and the old one is notified', async () => {
    const customer = await customerReady(app.shop);
    const phone = freshPhone();
    const brought = await begin(customer, phone);
    const wrong = await finish(customer, { ...brought, code: otherThan(brought.code) });
    expect([wrong.status, messages(wrong).code]).toEqual([400, 'wrong-code']);
    expect(await phoneOf(customer)).toBe(customer.phone);
    expect((await finish(customer, brought)).status).toBe(200);
    expect(await phoneOf(customer)).toBe(phone);
    expect((await app.shop.outlet.sentTo(customer.phone)).at(-1)?.text).toContain('شمارهٔ حساب شما تغییر کرد');
    const events = await app.shop.db.select({ name: outbox.name, news: outbox.news }).from(outbox);
    expect(events).toContainEqual({
      name: 'notice.due',
      news: { customerId: customer.id, kind: 'phone-changed', params: { ending: phone.slice(-4) }, link: '/profile' },
    });
    expect((await finish(customer, brought)).status).toBe(400);
  });

  test("ACC-02 the customer's own phone and a taken one get no code", async () => {
    const [customer, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    const answers = [
      await requestFor(customer, customer.phone),
      await requestFor(customer, `0${other.phone.slice(3)}`),
    ];
    expect(answers.map((answer) => [answer.status, messages(answer).code])).toEqual([
      [409, 'phone-same'],
      [409, 'phone-taken'],
    ]);
    expect(await app.shop.outlet.sentTo(other.phone)).toEqual([]);
  });

  test('ACC-02 a customer can test at most twenty phones an hour for an account', async () => {
    const [customer, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    const requested = async (phone: string) => messages(await requestFor(customer, phone)).code;
    for (let round = 0; round < 20; round++) expect(await requested(other.phone)).toBe('phone-taken');
    // The twenty-first is refused, whoever has the phone.
    expect(await requested(other.phone)).toBe('too-many-tries');
    expect(await requested(freshPhone())).toBe('too-many-tries');
    app.clock.advance(3_601_000);
    expect(messages(await requestFor(await customerReady(app.shop), other.phone)).code).toBe('phone-taken');
  });

  test('ACC-02 a sign-in code changes no phone, and a phone-change code signs nobody in', async () => {
    const customer = await customerReady(app.shop);
    const phone = freshPhone();
    const forChange = await begin(customer, phone);
    expect((await app.call('POST /api/customers/verify-otp/', { body: forChange })).status).toBe(400);
    app.clock.advance(61_000);
    const { session_id } = messages(await app.call('POST /api/customers/send-otp/', { body: { phone } }));
    expect((await finish(customer, { phone, session_id, code: await codeIn(app, phone) })).status).toBe(400);
    expect(await phoneOf(customer)).toBe(customer.phone);
  });

  test('ACC-02 a stolen token alone cannot move an account: the password is required for the code and for the change', async () => {
    const customer = await customerReady(app.shop, { password: 'red-lamp-77' });
    const thief = await customerReady(app.shop);
    const phone = freshPhone();
    // The thief gets a code for the phone with an account of their own.
    const brought = await begin(thief, phone);
    const answers = [
      await requestFor(customer, freshPhone()),
      await finish(customer, brought),
      await finish(customer, { ...brought, password: 'blue-lamp-77' }),
    ];
    expect(
      answers.map((answer) => [answer.status, messages(answer).code, Object.keys(messages(answer).fields)]),
    ).toEqual(answers.map(() => [400, 'wrong-password', ['password']]));
    expect(await phoneOf(customer)).toBe(customer.phone);
    const elsewhere = messages(
      await app.call('POST /api/customers/login/', { body: { username: customer.username, password: 'red-lamp-77' } }),
    ).tokens.access;
    expect((await finish(customer, { ...brought, password: 'red-lamp-77' })).status).toBe(200);
    expect(await phoneOf(customer)).toBe(phone);
    expect((await app.call('GET /api/customers/current/me/', { token: elsewhere })).status).toBe(401);
  });

  test('ACC-02 without a password the session must be at most ten minutes old', async () => {
    const customer = await customerReady(app.shop);
    app.clock.advance(10 * 60_000);
    const answer = await requestFor(customer, freshPhone());
    expect([answer.status, messages(answer).code]).toEqual([403, 'sign-in-again']);
  });
});

describe('concurrent claims to one phone, on PostgreSQL', () => {
  const app = useTestShop();
  const { begin, finish, phoneOf } = phonesIn(app);

  test('ACC-02 of a sign-up and a phone change to the same phone at once one succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const customer = await customerReady(app.shop);
      const phone = freshPhone();
      const forChange = await begin(customer, phone);
      app.clock.advance(61_000);
      const { session_id } = messages(await app.call('POST /api/customers/send-otp/', { body: { phone } }));
      const signUp = { phone, session_id, code: await codeIn(app, phone) };
      const [changed, signedUp] = await Promise.all([
        finish(customer, forChange),
        app.call('POST /api/customers/verify-otp/', { body: signUp }),
      ]);
      expect(signedUp.status).toBe(200);
      const holder = (
        (await app.call('GET /api/customers/current/me/', { token: messages(signedUp).tokens.access })).body as {
          id: number;
        }
      ).id;
      expect(changed.status, `round ${round}`).toBe(holder === customer.id ? 200 : 409);
      expect(await phoneOf(customer)).toBe(holder === customer.id ? phone : customer.phone);
    }
  });
});
