import { describe, expect, test } from 'vitest';
import { useTestShop, type Answer, type TestShop } from '#testing/test-shop.ts';
import { noCookies } from '#platform/http/cookies.ts';
import { signUpMarks } from './sign-up/sign-up-cookie.ts';
import { customerReady, freshPhone } from './auth.factory.ts';
import { preferencesOf } from '#features/accounts/server/preferences.service.ts';

/** The parts of the responses that these tests read. */
interface Message {
  id: number;
  username: string;
  session_id: string;
  tokens: { access: string; refresh: string };
  access: string;
  refresh: string;
  code: string;
  message: string;
  fields: Record<string, string>;
}

const messages = (answer: Answer): Message => answer.body;

async function codeSentTo(app: TestShop, phone: string): Promise<string> {
  const sent = await app.shop.outlet.sentTo(phone);
  return /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}

const origin = 'http://localhost:3000';
const [here, there] = ['192.0.2.7', '192.0.2.8'];

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

async function sendOtp(app: TestShop, phone: string): Promise<{ code: string; session_id: string }> {
  app.clock.advance(61_000);
  const answer = await app.call('POST /api/customers/send-otp/', { body: { phone } });
  expect(answer.status).toBe(200);
  return { code: await codeSentTo(app, phone), session_id: messages(answer).session_id };
}

describe('signing in by code', () => {
  const app = useTestShop();
  const verify = (body: object) => app.call('POST /api/customers/verify-otp/', { body });

  test('API-02 API-05 API-06 AUTH-12 an unknown phone becomes a customer, and the code works once', async () => {
    const phone = freshPhone();
    const { code, session_id } = await sendOtp(app, phone);
    expect(code).toMatch(/^\d{4}$/);
    const answer = await verify({ phone, code, session_id });
    expect(answer.status).toBe(200);
    const { access, refresh } = messages(answer).tokens;
    const me = await app.call('GET /api/customers/current/me/', { token: access });
    expect(me.body).toMatchObject({
      phone,
      username: expect.stringMatching(/^mehman-/) as string,
      avatar: null,
      email: null,
    });
    expect(refresh).not.toBe('');
    const again = await verify({ phone, code, session_id });
    expect([again.status, messages(again)]).toMatchObject([400, { code: 'wrong-code', message: 'کد اشتباه است ❌' }]);
  });

  test('AUTH-07 the same number in every format and script is one customer', async () => {
    const phone = freshPhone();
    const ids = new Set<number>();
    const persian = [...`0${phone.slice(3)}`].map((digit) => String.fromCharCode(0x06f0 + Number(digit))).join('');
    for (const form of [phone, `0${phone.slice(3)}`, phone.slice(3), persian]) {
      const { code, session_id } = await (async () => {
        app.clock.advance(61_000);
        const sent = await app.call('POST /api/customers/send-otp/', { body: { phone: form } });
        return { code: await codeSentTo(app, phone), session_id: messages(sent).session_id };
      })();
      const { tokens } = messages(await verify({ phone: form, code, session_id }));
      ids.add(messages(await app.call('GET /api/customers/current/me/', { token: tokens.access })).id);
    }
    expect(ids.size).toBe(1);
  });

  test('API-06 AUTH-12 wrong, superseded, expired, another phone and an unknown session are refused alike', async () => {
    const phone = freshPhone();
    const first = await sendOtp(app, phone);
    const second = await sendOtp(app, phone);
    const refused = [
      await verify({ phone, code: first.code, session_id: first.session_id }),
      await verify({ phone, code: otherThan(second.code), session_id: second.session_id }),
      await verify({ phone: freshPhone(), ...second }),
      await verify({ phone, code: second.code, session_id: 'nonsense' }),
      await verify({ phone, code: second.code, session_id: first.session_id }),
    ];
    app.clock.advance(121_000);
    refused.push(await verify({ phone, ...second }));
    for (const answer of refused) expect([answer.status, messages(answer).code]).toEqual([400, 'wrong-code']);
  });

  test('AUTH-12 after five wrong tries the right code is refused as well', async () => {
    const phone = freshPhone();
    const { code, session_id } = await sendOtp(app, phone);
    for (let attempt = 0; attempt < 5; attempt++) await verify({ phone, code: otherThan(code), session_id });
    expect((await verify({ phone, code, session_id })).status).toBe(400);
  });

  test('AUTH-11 after twenty wrong tries in a day a phone must wait, whatever code is entered', async () => {
    const phone = freshPhone();
    for (let sent = 0; sent < 4; sent++) {
      const { code, session_id } = await sendOtp(app, phone);
      for (let attempt = 0; attempt < 5; attempt++) await verify({ phone, code: otherThan(code), session_id });
    }
    const { code, session_id } = await sendOtp(app, phone);
    const answer = await verify({ phone, code, session_id });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600);
  });

  test('AUTH-11 a phone can get a code once a minute and ten times a day', async () => {
    const phone = freshPhone();
    await sendOtp(app, phone);
    const soon = await app.call('POST /api/customers/send-otp/', { body: { phone } });
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60']);
    expect(soon.body).toMatchObject({ facts: { retry_after_seconds: 60 } });
    for (let sent = 1; sent < 10; sent++) await sendOtp(app, phone);
    app.clock.advance(61_000);
    expect((await app.call('POST /api/customers/send-otp/', { body: { phone } })).status).toBe(429);
    app.clock.advance(24 * 3_600_000);
    await sendOtp(app, phone);
  });

  test('AUTH-11 the response to a sent code includes when another can be requested', async () => {
    const sent = await app.call('POST /api/customers/send-otp/', { body: { phone: freshPhone() } });
    expect(sent.body).toEqual({
      session_id: expect.any(String) as string,
      resend_in_seconds: app.shop.config.otp.secondsBetweenSends,
    });
  });

  test('API-05 API-06 an invalid phone or code gets a message beside its field', async () => {
    const answer = await app.call('POST /api/customers/send-otp/', { body: { phone: '12' } });
    expect(answer.status).toBe(400);
    expect(messages(answer).fields).toHaveProperty('phone');
    expect((await verify({ phone: freshPhone(), code: '12', session_id: 'x' })).status).toBe(400);
  });

  test('API-05 AUTH-15 the demo displays messages sent to any format of the phone', async () => {
    const phone = freshPhone();
    const { code } = await sendOtp(app, phone);
    for (const to of [phone, `0${phone.slice(3)}`]) {
      const answer = await app.call('GET /api/dev/messages/', { query: { to } });
      const list: { to: string; channel: string; text: string; at: string }[] = answer.body;
      expect(list).toHaveLength(1);
      expect(list[0]).toMatchObject({ to: phone, channel: 'sms' });
      expect(list[0]?.text.match(/\d{4}/g)).toEqual([code]);
    }
  });
});

describe('signing up', () => {
  const app = useTestShop();
  const signUp = (over: object = {}) => ({
    username: `u${freshPhone().slice(4)}x`,
    email: `${freshPhone().slice(1)}@example.com`,
    password: 'red-lamp-77',
    phone: freshPhone(),
    ...over,
  });
  const register = (body: object) => app.call('POST /api/customers/register/', { body });

  test('usernames and names that impersonate the shop are refused', async () => {
    const { fa, en } = app.shop.identity.name;
    for (const username of [en, `${en}-support`, fa, 'Adm1n', 'پشتیبانی'])
      expect(await register(signUp({ username }))).toMatchObject({
        status: 400,
        body: { code: 'name-reserved', fields: { username: expect.any(String) as string } },
      });
    const customer = await customerReady(app.shop);
    const change = (body: object, { token } = customer) =>
      app.call('PATCH /api/customers/current/me/', { token, body });
    expect(await change({ username: `${en}.official` })).toMatchObject({
      status: 400,
      body: { code: 'name-reserved' },
    });
    expect(await change({ full_name: `پشتیبانی ${fa}` })).toMatchObject({
      status: 400,
      body: { code: 'name-reserved' },
    });
    expect((await change({ full_name: 'سارا رسمی‌زاده' })).status).toBe(200);
    const staff = await customerReady(app.shop, { role: 'support' });
    expect((await change({ full_name: `پشتیبانی ${fa}` }, staff)).status).toBe(200);
  });

  const login = (username: string, password: string) =>
    app.call('POST /api/customers/login/', { body: { username, password } });
  const confirm = async (phone: string) => {
    const { code, session_id } = await sendOtp(app, phone);
    return messages(await app.call('POST /api/customers/verify-otp/', { body: { phone, code, session_id } })).tokens;
  };

  test('API-04 AUTH-16 an unconfirmed sign-up cannot sign in and reserves nothing; its code makes it a customer', async () => {
    const one = signUp();
    expect((await register(one)).status).toBe(201);
    expect((await login(one.username, one.password)).status).toBe(401);
    expect((await register({ ...signUp(), username: one.username, email: one.email })).status).toBe(201);
    const { access } = await confirm(one.phone);
    expect((await app.call('GET /api/customers/current/me/', { token: access })).body).toMatchObject({
      username: one.username,
    });
    for (const name of [one.username, one.username.toUpperCase(), one.phone, `0${one.phone.slice(3)}`]) {
      expect((await login(name, one.password)).status).toBe(200);
    }
  });

  test('the email of a sign-up belongs to its customer only after the emailed link is followed', async () => {
    const one = signUp();
    await register(one);
    const { access } = await confirm(one.phone);
    const me = async () => (await app.call('GET /api/customers/current/me/', { token: access })).body;
    expect(await me()).toMatchObject({ email: null, pending_email: one.email });
    expect((await login(one.email, one.password)).status).toBe(401);
    const sentTo = async (whom: string) => (await app.shop.outlet.sentTo(whom)).map(({ text }) => text).join('\n');
    // Access to that mail does not allow a takeover: until it is confirmed, reset links are sent to the phone.
    for (const identifier of [one.email, one.username])
      await app.call('POST /api/customers/forgot-password/', { body: { identifier } });
    expect(await sentTo(one.email)).not.toContain('/reset-password');
    expect((await sentTo(one.phone)).match(/reset-password\?token=/g)).toHaveLength(1);
    const token = /confirm-email\?token=([\w-]+)/.exec(await sentTo(one.email))?.[1];
    expect((await app.call('POST /api/customers/confirm-email/', { body: { token } })).status).toBe(200);
    expect(await me()).toMatchObject({ email: one.email, pending_email: null });
    expect((await login(one.email, one.password)).status).toBe(200);
  });

  test('API-04 AUTH-05 a taken username is reported; a taken phone or email gets the same response as a free one, and its owner is notified', async () => {
    const email = `${freshPhone().slice(1)}@example.com`;
    const known = await customerReady(app.shop, { email, password: 'blue-lamp-77' });
    const named = await register(signUp({ username: known.username.toUpperCase(), email, phone: known.phone }));
    expect(named.status).toBe(409);
    expect(Object.keys(messages(named).fields)).toEqual(['username']);
    const free = await register(signUp());
    const one = signUp({ email: email.toUpperCase(), phone: known.phone });
    for (let round = 0; round < 2; round++) {
      const answer = await register(one);
      expect([answer.status, answer.text]).toEqual([free.status, free.text]);
    }
    for (const to of [known.phone, email])
      expect((await app.shop.outlet.sentTo(to)).map(({ text }) => text)).toEqual([
        expect.stringContaining('شما قبلاً حساب ساخته‌اید') as string,
      ]);
    // Confirming that phone signs in its existing customer, whose password is unchanged.
    const { access } = await confirm(known.phone);
    expect((await app.call('GET /api/customers/current/me/', { token: access })).body).toMatchObject({ id: known.id });
    expect((await login(known.phone, one.password)).status).toBe(401);
    expect((await login(known.phone, 'blue-lamp-77')).status).toBe(200);
  });

  test('of two sign-ups with one username the second to confirm gets a generated one', async () => {
    const [one, two] = [signUp(), signUp()];
    await register(one);
    await register({ ...two, username: one.username, email: one.email });
    await confirm(one.phone);
    const { access } = await confirm(two.phone);
    expect((await app.call('GET /api/customers/current/me/', { token: access })).body).toMatchObject({
      username: expect.stringMatching(/^mehman-/) as string,
      email: null,
    });
    expect((await login(two.phone, two.password)).status).toBe(200);
  });

  test('AUTH-16 two programs of one address sign up with one phone: neither is given what the other chose', async () => {
    const one = signUp();
    const stranger = signUp({ phone: one.phone, password: 'strange-lamp-13' });
    await register(one);
    await register(stranger);
    const { access } = await confirm(one.phone);
    expect(messages(await app.call('GET /api/customers/current/me/', { token: access })).username).toMatch(/^mehman-/);
    for (const { password } of [one, stranger]) expect((await login(one.phone, password)).status).toBe(401);
  });

  test('AUTH-16 in a shop that trades a network address speaks for nobody', () => {
    const from = { address: here, cookies: noCookies, userAgent: '', proof: undefined, language: 'fa' } as const;
    const trading = { ...app.shop, config: { ...app.shop.config, mode: 'production' } } as const;
    expect(signUpMarks(app.shop, from).addressHash).not.toBeNull();
    expect(signUpMarks(trading, from)).toEqual({ cookieHash: null, addressHash: null });
  });

  test('AUTH-16 a sign-up expires after a day', async () => {
    const one = signUp();
    await register(one);
    app.clock.advance(25 * 3_600_000);
    const { access } = await confirm(one.phone);
    expect(messages(await app.call('GET /api/customers/current/me/', { token: access })).username).toMatch(/^mehman-/);
  });

  test.each<[who: string, signedUp: object, confirmed: (cookie: string) => object, itsOwn: boolean]>([
    [
      'a browser with its cookie, by now on another network',
      { origin, remoteAddress: here },
      (cookie) => ({ origin, cookie, remoteAddress: there }),
      true,
    ],
    [
      'another browser behind the same address',
      { origin, remoteAddress: here },
      () => ({ origin, remoteAddress: here }),
      false,
    ],
    [
      'a browser, for what a program signed up behind its address',
      { remoteAddress: here },
      () => ({ origin, remoteAddress: here }),
      false,
    ],
    [
      "a browser with another sign-up's cookie",
      { origin, remoteAddress: here },
      () => ({ origin, cookie: 'sign-up=x', remoteAddress: here }),
      false,
    ],
    ['a program from the same address', { remoteAddress: here }, () => ({ remoteAddress: here }), true],
    ['a program from another address', { remoteAddress: here }, () => ({ remoteAddress: there }), false],
  ])('AUTH-16 a code that comes from %s: is the sign-up its own?', async (_, signedUp, confirmed, itsOwn) => {
    const one = signUp();
    const post = (url: string, payload: object, { remoteAddress, ...headers }: { remoteAddress?: string }) =>
      app.server.inject({
        method: 'POST',
        url,
        payload,
        headers,
        ...(remoteAddress !== undefined && { remoteAddress }),
      });
    const registered = await post('/api/customers/register/', one, signedUp);
    const cookie = String(registered.headers['set-cookie']);
    expect(cookie).toMatch(/^sign-up=[\w-]{43}; Max-Age=86400; Path=\/api\/customers\/; HttpOnly; SameSite=Strict$/);
    const { code, session_id } = await sendOtp(app, one.phone);
    const verified = await post(
      '/api/customers/verify-otp/',
      { phone: one.phone, code, session_id },
      confirmed(cookie.split(';', 1)[0] ?? ''),
    );
    const { access } = verified.json<Message>().tokens;
    const { username } = messages(await app.call('GET /api/customers/current/me/', { token: access }));
    expect(username === one.username).toBe(itsOwn);
    expect((await login(one.phone, one.password)).status).toBe(itsOwn ? 200 : 401);
  });

  test.each([
    ['username', 'ab'],
    ['username', '09121234567'],
    ['email', 'nobody'],
    ['phone', '123'],
    ['password', 'short'],
    ['password', '12345678'],
    ['password', 'Superman1'],
    ['password', 'Hojreh@1403'],
    ['password', 'حجره۱۴۰۳'],
  ])('API-04 AUTH-05 an invalid %s (%s) is refused beside its field', async (field, value) => {
    const answer = await register(signUp({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(messages(answer).fields).toHaveProperty(field);
  });

  test('API-01 AUTH-03 wrong credentials are refused alike, and after ten the account must wait', async () => {
    const { username } = await customerReady(app.shop, { password: 'red-lamp-77' });
    const unknown = await login('nobody-here', 'red-lamp-77');
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = await login(username, 'blue-lamp-77');
      expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    }
    expect(messages(unknown).message).toBe('نام کاربری یا رمز عبور اشتباه است ❌');
    const locked = await login(username, 'red-lamp-77');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance(15 * 60_000 + 1_000);
    expect((await login(username, 'red-lamp-77')).status).toBe(200);
  });
});

describe('customer preferences', () => {
  const app = useTestShop();

  test('ACC-05 notices and availability are on until switched off, each separately', async () => {
    const { token, id } = await customerReady(app.shop);
    const other = await customerReady(app.shop);
    const change = (body: object) => app.call('PATCH /api/customers/current/preferences/', { body, token });
    const me = async () => (await app.call('GET /api/customers/current/me/', { token })).body;
    expect(await me()).toMatchObject({ notifications_on: true, available: true });
    expect((await change({ notifications_on: false })).body).toEqual({ notifications_on: false, available: true });
    expect((await change({ available: false })).body).toEqual({ notifications_on: false, available: false });
    expect((await change({})).body).toEqual({ notifications_on: false, available: false });
    expect(await me()).toMatchObject({ notifications_on: false, available: false });
    expect(await preferencesOf(app.shop, [id, other.id, 999_999])).toEqual(
      new Map([
        [id, { notificationsOn: false, available: false }],
        [other.id, { notificationsOn: true, available: true }],
      ]),
    );
    expect((await change({ notifications_on: null })).status).toBe(400);
    expect((await app.call('PATCH /api/customers/current/preferences/', { body: {} })).status).toBe(401);
  });
});
