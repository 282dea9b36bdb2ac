import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { attempted, bitsOfChallenge, leadingZeroBits, proofText } from '#shared/proof-of-work.ts';
import { outbox } from '#platform/database/platform.tables.ts';
import { noCookies } from '#platform/http/cookies.ts';
import { createLog } from '#platform/log.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { signInByPassword } from '../sign-in.service.ts';
import { openTestShop, useTestShop, type TestShop } from '#testing/test-shop.ts';
import { customerReady, freshPhone, type ReadyCustomer } from '../auth.factory.ts';

/** The origin of a request, and the cookie and proof that it sends. */
interface From {
  readonly address?: string;
  readonly cookie?: string | undefined;
  readonly proof?: string;
}

interface Response {
  readonly status: number;
  readonly challenge: string | undefined;
  readonly retryAfter: number;
  readonly cookie: string | undefined;
  readonly body: {
    readonly code?: string;
    readonly session_id?: string;
    readonly facts?: Readonly<Record<string, number>>;
    readonly tokens?: { readonly access: string };
  };
}

const home = '198.51.100.7';
const password = 'red-lamp-77';

async function post(app: TestShop, path: string, payload: object, from: From = {}): Promise<Response> {
  const { address = home, cookie, proof } = from;
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/customers/${path}/`,
    payload,
    remoteAddress: address,
    headers: { ...(cookie !== undefined && { cookie }), ...(proof !== undefined && { 'proof-of-work': proof }) },
  });
  return {
    status: answer.statusCode,
    challenge: answer.headers['proof-challenge'] as string | undefined,
    retryAfter: Number(answer.headers['retry-after'] ?? 0),
    cookie: /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0],
    body: answer.json(),
  };
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function solved(challenge: string | undefined): string {
  if (challenge === undefined) throw new Error('No proof was asked for.');
  const digest = sha256(challenge);
  for (let attempt = 0; ; attempt++)
    if (leadingZeroBits(sha256(attempted(digest, attempt))) >= bitsOfChallenge(challenge))
      return proofText(challenge, attempt);
}

const login = (app: TestShop, { username }: ReadyCustomer, typed: string, from?: From) =>
  post(app, 'login', { username, password: typed }, from);

/** Sends a wrong password from an address, with the proof that is required for it. */
async function guess(app: TestShop, customer: ReadyCustomer, address: string): Promise<Response> {
  const first = await login(app, customer, 'blue-lamp-77', { address });
  return first.challenge === undefined
    ? first
    : login(app, customer, 'blue-lamp-77', { address, proof: solved(first.challenge) });
}

async function sentCode(app: TestShop, phone: string, from: From = {}): Promise<{ code: string; session_id: string }> {
  app.clock.advance(61_000);
  const { status, body } = await post(app, 'send-otp', { phone }, from);
  expect(status).toBe(200);
  const sent = await app.shop.outlet.sentTo(phone);
  return { code: /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '', session_id: body.session_id ?? '' };
}

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('wrong passwords of an account', () => {
  const app = useTestShop({ PROOF_OF_WORK_BITS: '8' });

  test('API-01 after ten wrong passwords a stranger must send a proof, and the owner who sends it signs in', async () => {
    const customer = await customerReady(app.shop, { password });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login(app, customer, 'blue-lamp-77')).status).toBe(401);
    const requested = await login(app, customer, password, { address: '203.0.113.9' });
    expect([requested.status, requested.body.code, requested.body.facts]).toEqual([
      429,
      'too-many-tries',
      { retry_after_seconds: requested.retryAfter, proof_bits: 8 },
    ]);
    const proof = solved(requested.challenge);
    expect((await login(app, customer, password, { address: '203.0.113.9', proof })).status).toBe(200);
  });

  test('a proof is valid once, for one name, one call, and three minutes', async () => {
    const customer = await customerReady(app.shop, { password });
    const other = await customerReady(app.shop, { password });
    for (const one of [customer, other])
      for (let attempt = 0; attempt < 10; attempt++) await login(app, one, 'blue-lamp-77');
    const proof = solved((await login(app, customer, 'blue-lamp-77')).challenge);
    expect((await login(app, other, password, { proof })).status).toBe(429);
    const challenge = proof.slice(0, proof.lastIndexOf('.'));
    for (const forged of [
      proofText(challenge, 0),
      proof.replace(/^[^.]+/, 'zzzzzzz'),
      challenge,
      'x.y.z',
      `${proof}.1`,
    ])
      expect((await login(app, customer, 'blue-lamp-77', { proof: forged })).status).toBe(429);
    expect((await login(app, customer, 'blue-lamp-77', { proof })).status).toBe(401);
    app.clock.advance(61_000);
    expect((await login(app, customer, password, { proof })).status).toBe(429);
    const late = solved((await login(app, customer, password)).challenge);
    app.clock.advance(181_000);
    expect((await login(app, customer, password, { proof: late })).status).toBe(429);
  });

  // With a wrong password: a right one would delete the counts, and those after it would need no proof.
  test('of ten concurrent requests with one proof, one is checked', async () => {
    const customer = await customerReady(app.shop, { password });
    for (let attempt = 0; attempt < 10; attempt++) await login(app, customer, 'blue-lamp-77');
    const proof = solved((await login(app, customer, password)).challenge);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login(app, customer, 'blue-lamp-77', { proof })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('a device that has signed in before is not slowed by others, and has its own ten tries', async () => {
    const customer = await customerReady(app.shop, { password });
    const { cookie } = await login(app, customer, password);
    expect(cookie).toMatch(/^device=[\w-]{16}(\.[0-9a-z]+-[\w-]{22})+$/);
    for (let attempt = 0; attempt < 30; attempt++) {
      await guess(app, customer, `203.0.113.${String(attempt % 5)}`);
      app.clock.advance(61_000 / 6);
    }
    expect((await login(app, customer, password)).status).toBe(429);
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login(app, customer, 'blue-lamp-77', { cookie })).status).toBe(401);
    expect((await login(app, customer, password, { cookie })).challenge).toBeDefined();
    const stranger = await customerReady(app.shop, { password });
    for (let attempt = 0; attempt < 10; attempt++) await login(app, stranger, 'blue-lamp-77');
    expect((await login(app, stranger, password, { cookie })).status).toBe(429);
  });

  test('each further guess by a stranger requires more work and a longer pause, at most a minute', async () => {
    const customer = await customerReady(app.shop, { password });
    const bits: number[] = [];
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 45; attempt++) {
      const first = await login(app, customer, 'blue-lamp-77', { address: `192.0.2.${String(attempt % 3)}` });
      if (first.challenge !== undefined) bits.push(first.body.facts?.proof_bits ?? 0);
      const second =
        first.challenge === undefined
          ? first
          : await login(app, customer, 'blue-lamp-77', {
              address: `192.0.2.${String(attempt % 3)}`,
              proof: solved(first.challenge),
            });
      expect(second.status).toBe(401);
      const soon = await login(app, customer, 'blue-lamp-77', { address: `192.0.2.${String(attempt % 3)}` });
      if (soon.status === 429 && soon.challenge === undefined) {
        pauses.push(soon.retryAfter);
        app.clock.advance(soon.retryAfter * 1_000);
      }
    }
    expect(bits.at(-1)).toBeGreaterThan(bits[0] ?? 0);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60);
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
  });

  test('the customer is notified once, by a notice and a text message', async () => {
    const customer = await customerReady(app.shop, { password });
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 10; attempt++) await login(app, customer, 'blue-lamp-77');
      app.clock.advance(16 * 60_000);
    }
    const sent = await app.shop.outlet.sentTo(customer.phone);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('چندین بار وارد شد') as string]);
  });
});

describe('wrong codes of a phone', () => {
  const app = useTestShop({ PROOF_OF_WORK_BITS: '8' });
  const verify = (phone: string, code: string, session_id: string, from?: From) =>
    post(app, 'verify-otp', { phone, code, session_id }, from);

  async function exhaust(phone: string): Promise<void> {
    for (let sent = 0; sent < 4; sent++) {
      const { code, session_id } = await sentCode(app, phone);
      for (let attempt = 0; attempt < 5; attempt++) await verify(phone, otherThan(code), session_id);
    }
  }

  test('AUTH-11 twenty of them block neither the owner with a proof nor a known device', async () => {
    const { phone } = await customerReady(app.shop);
    const known = await sentCode(app, phone);
    const { cookie } = await verify(phone, known.code, known.session_id);
    expect(cookie).toBeDefined();
    await exhaust(phone);
    const first = await sentCode(app, phone);
    const requested = await verify(phone, first.code, first.session_id);
    expect(requested.status).toBe(429);
    expect((await verify(phone, first.code, first.session_id, { cookie })).status).toBe(200);
    const second = await sentCode(app, phone);
    const challenge = (await verify(phone, second.code, second.session_id)).challenge;
    expect((await verify(phone, second.code, second.session_id, { proof: solved(challenge) })).status).toBe(200);
  });

  test('AUTH-11 sending codes to a phone all day does not block its known device', async () => {
    const { phone } = await customerReady(app.shop);
    const known = await sentCode(app, phone);
    const { cookie } = await verify(phone, known.code, known.session_id);
    for (let sent = 1; sent < 10; sent++) await sentCode(app, phone, { address: '203.0.113.50' });
    app.clock.advance(61_000);
    expect((await post(app, 'send-otp', { phone }, { address: '203.0.113.50' })).status).toBe(429);
    await sentCode(app, phone, { cookie });
    expect((await post(app, 'send-otp', { phone }, { cookie })).retryAfter).toBe(60);
  });

  test('a try without an open code is not counted', async () => {
    const { phone } = await customerReady(app.shop);
    for (let attempt = 0; attempt < 25; attempt++)
      expect((await verify(phone, '1234', '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).status).toBe(400);
    const { code, session_id } = await sentCode(app, phone);
    expect((await verify(phone, code, session_id)).status).toBe(200);
  });
});

describe('guesses over many phones', () => {
  const shrunk = {
    PROOF_OF_WORK_BITS: '8',
    OTP_WRONG_TRIES_PER_ADDRESS_AND_HOUR: '20',
    OTP_SENDS_PER_ADDRESS_AND_MINUTE: '1000',
    OTP_SECONDS_BETWEEN_SENDS: '0',
  };

  /** Guesses at fresh phones, five times each, always without a proof; returns how many guesses were checked. */
  async function spray(app: TestShop, phones: number, addressOf: (at: number) => string): Promise<number> {
    let looked = 0;
    for (let at = 0; at < phones; at++) {
      const from = { address: addressOf(at) };
      const phone = freshPhone();
      const { body } = await post(app, 'send-otp', { phone }, from);
      const sent = await app.shop.outlet.sentTo(phone);
      const code = otherThan(/\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '');
      for (let attempt = 0; attempt < 5; attempt++) {
        const { status } = await post(app, 'verify-otp', { phone, code, session_id: body.session_id ?? '' }, from);
        if (status === 400) looked += 1;
      }
    }
    return looked;
  }

  test('from one address are refused after its hundred: shrunk, 200 guesses over 40 phones after twenty', async () => {
    const app = await openTestShop(shrunk);
    expect(await spray(app, 40, () => home)).toBe(20);
    await app.close();
  });

  test('from one network are refused after three times as many, from all networks after ten times', async () => {
    const app = await openTestShop(shrunk);
    expect(await spray(app, 30, (at) => `203.0.113.${String(at)}`)).toBe(60);
    await app.close();
    const other = await openTestShop({ ...shrunk, OTP_WRONG_TRIES_PER_ADDRESS_AND_HOUR: '6' });
    const owner = await customerReady(other.shop, { role: 'owner' });
    expect(await spray(other, 20, (at) => `10.0.${String(at)}.1`)).toBe(60);
    const alarms = (await other.shop.db.select().from(outbox)).filter(({ name }) => name === 'notice.due');
    expect(alarms.map(({ news: event }) => event)).toEqual([
      expect.objectContaining({ customerId: owner.id, kind: 'guesses-alarm', params: { count: 60 } }),
    ]);
    await other.close();
  });

  test('are all counted when concurrent: of sixty no more are checked than the limit permits', async () => {
    const app = await openTestShop(shrunk);
    const phones = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const phone = freshPhone();
        const { body } = await post(app, 'send-otp', { phone });
        const code = otherThan(/\d{4}/.exec((await app.shop.outlet.sentTo(phone)).at(-1)?.text ?? '')?.[0] ?? '');
        return { phone, code, session_id: body.session_id };
      }),
    );
    const answers = await Promise.all(
      phones.flatMap((tried) => Array.from({ length: 5 }, () => post(app, 'verify-otp', tried))),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20);
    await app.close();
  });
});

describe('the security log', () => {
  const app = useTestShop({ PROOF_OF_WORK_BITS: '8' });

  test('logs wrong guesses, proofs, slowed guesses and warnings, and never a phone or the input', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const shop = { ...app.shop, log };
    const customer = await customerReady(app.shop, { password, username: 'shirin-of-the-log' });
    const from = { address: home, cookies: noCookies, userAgent: '', proof: undefined, language: 'fa' } as const;
    const guessed = (proof?: string) =>
      signInByPassword(shop, { username: customer.phone, password: 'a-guessed-word' }, { ...from, proof });
    for (let attempt = 0; attempt < 10; attempt++) await guessed();
    const refused = await guessed();
    await guessed(solved(isRefusal(refused) ? refused.proofChallenge : undefined));
    await guessed();
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual([
      ...Array<string>(10).fill('password.wrong'),
      'account.warned',
      'proof.requested',
      'proof.accepted',
      'password.wrong',
      'guess.slowed',
    ]);
    expect(lines.join('')).not.toMatch(new RegExp(`${customer.phone.slice(3)}|a-guessed-word|shirin`));
  });
});
