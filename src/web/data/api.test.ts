import { createHash } from 'node:crypto';
import type { CallRefused } from '#shared/contract/api-client.ts';
import { attempted } from '#shared/proof-of-work.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as sessionModule from '../session/session.ts';
import type * as apiModule from './api.ts';

/** A token in the shop's format, as far as a browser reads it. */
const tokenOf = (id: number, mark = '') => `h.${btoa(JSON.stringify({ sub: String(id), mark }))}.s`;
const customer = (id: number) => ({ state: 'customer', customer: { id } }) as sessionModule.Session;

interface Sent {
  readonly address: string;
  readonly authorization: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => void;
  readonly fail: () => void;
}

describe('calls of a signed-in user', () => {
  let sent: Sent[];
  let stored: Map<string, string>;
  let api: typeof apiModule;
  let session: typeof sessionModule;
  beforeEach(async () => {
    vi.resetModules();
    sent = [];
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', (address: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
      return new Promise<Response>((resolve, reject) => {
        init.signal.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
        sent.push({
          address,
          authorization: init.headers.authorization,
          headers: init.headers,
          answer: (status, body = {}, headers = {}) => {
            resolve(new Response(JSON.stringify(body), { status, headers }));
          },
          fail: () => {
            reject(new TypeError('no network'));
          },
        });
      });
    });
    api = await import('./api.ts');
    session = await import('../session/session.ts');
    signInAs(1);
  });
  const signInAs = (id: number) => {
    stored.set('accessToken', tokenOf(id));
    stored.set('refreshToken', `refresh-${id}`);
    session.setSession(customer(id));
  };
  const next = async () => {
    await vi.waitFor(() => {
      expect(sent.length).toBeGreaterThan(0);
    });
    return sent.shift()!;
  };
  const left = { name: 'AbortError' };

  test('a lost response for one row does not affect the next, and is known when that row is retried', async () => {
    const approve = async (id: number, answer: (call: Sent) => void) => {
      const call = api.staffApi('POST /api/admin/money-approvals/:id/approve/', { params: { id }, body: {} });
      const refused = call.then(
        () => undefined,
        (error: unknown) => (error as CallRefused).afterUnanswered,
      );
      answer(await next());
      return refused;
    };
    const conflict = (call: Sent) => {
      call.answer(409, { code: 'approval-decided' });
    };
    const lost = (call: Sent) => {
      call.fail();
    };
    expect(await approve(1, conflict)).toBe(false);
    await approve(1, lost);
    expect(await approve(2, conflict)).toBe(false);
    expect(await approve(1, conflict)).toBe(true);
    expect(await approve(1, conflict)).toBe(false);
    // An invalid field, a busy shop and an expired session reveal nothing about the previous attempt.
    await approve(1, lost);
    expect(await approve(1, (call) => call.answer(400, { code: 'invalid-request' }))).toBe(true);
    expect(await approve(1, (call) => call.answer(503))).toBe(true);
    session.setSession({ state: 'guest' });
    signInAs(1);
    expect(await approve(1, conflict)).toBe(true);
    expect(await approve(1, conflict)).toBe(false);
    // A gateway timeout is no response of the shop either; another person in this tab has sent nothing yet.
    await approve(1, (call) => {
      call.answer(504);
    });
    signInAs(2);
    expect(await approve(1, conflict)).toBe(false);
  });

  test('a tab whose tokens were removed becomes a guest at the first refusal, and can sign in again', async () => {
    stored.delete('accessToken');
    stored.delete('refreshToken');
    const call = api.customerApi('GET /api/customers/current/me/');
    (await next()).answer(401, { code: 'not-signed-in' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.currentSession()).toEqual({ state: 'guest' });
  });

  test('a user who signs in during a call without tokens stays signed in', async () => {
    stored.delete('accessToken');
    stored.delete('refreshToken');
    const call = api.customerApi('GET /api/customers/current/me/');
    const sentBefore = await next();
    stored.set('accessToken', tokenOf(1, 'new'));
    sentBefore.answer(401, { code: 'not-signed-in' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.currentSession().state).toBe('customer');
  });

  test('nothing is sent as a user who signed in on another tab, and this tab becomes theirs', async () => {
    stored.set('accessToken', tokenOf(2));
    await expect(api.customerApi('GET /api/wishlist/')).rejects.toMatchObject(left);
    const me = await next();
    expect(me.address).toContain('/current/me/');
    me.answer(200, { id: 2, name: 'B' });
    await vi.waitFor(() => {
      expect(session.currentSession()).toMatchObject({ state: 'customer', customer: { id: 2 } });
    });
  });

  test('a late response about the previous user is discarded', async () => {
    const call = api.customerApi('GET /api/wishlist/');
    const late = await next();
    signInAs(2);
    late.answer(200, { ids: [1] });
    await expect(call).rejects.toMatchObject(left);
  });

  test('a late response to «who am I» does not put one person on another’s page', async () => {
    const loading = api.loadSession();
    const first = await next();
    stored.set('accessToken', tokenOf(2));
    first.answer(200, { id: 1, name: 'A' });
    (await next()).answer(200, { id: 2, name: 'B' });
    await loading;
    expect(session.currentSession()).toMatchObject({ customer: { id: 2 } });
  });

  test.each([
    ['is answered', 'POST /api/customers/current/addresses/', (call: Sent) => call.answer(201), ['customers']],
    [
      'is not answered, and may have been done',
      'POST /api/customers/current/addresses/',
      (call: Sent) => call.fail(),
      ['customers'],
    ],
    ['is refused', 'POST /api/customers/current/addresses/', (call: Sent) => call.answer(400), null],
    ['only reads', 'GET /api/customers/current/addresses/', (call: Sent) => call.fail(), null],
  ] as const)('data touched by a call that %s is invalidated where necessary', async (_, name, settle, touched) => {
    const listener = vi.fn();
    (await import('./touched.ts')).onWrite(listener);
    const call = api.customerApi(name as 'GET /api/customers/current/addresses/').catch(() => undefined);
    settle(await next());
    await call;
    expect(listener.mock.calls.map(([nouns]) => (nouns as string[])[0])).toEqual(touched ?? []);
  });

  test.each([
    [
      'no network',
      (call: Sent) => {
        call.fail();
      },
    ],
    [
      'a server that fails',
      (call: Sent) => {
        call.answer(503);
      },
    ],
    [
      'a limit',
      (call: Sent) => {
        call.answer(429);
      },
    ],
  ])('a session renewal that meets %s signs nobody out', async (_, meet) => {
    const call = api.customerApi('GET /api/wishlist/');
    (await next()).answer(401);
    meet(await next());
    await expect(call).rejects.toMatchObject({ name: 'CallRefused', status: 0 });
    expect(session.currentSession()).toMatchObject({ state: 'customer' });
    expect(stored.get('refreshToken')).toBe('refresh-1');
  });

  test('a refused renewal signs out', async () => {
    const call = api.customerApi('GET /api/wishlist/');
    (await next()).answer(401);
    (await next()).answer(401);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.currentSession()).toEqual({ state: 'guest' });
  });

  /** A call by the first person whose session is being refreshed. */
  const renewing = async () => {
    const call = api.customerApi('GET /api/wishlist/');
    (await next()).answer(401);
    return { call, renewal: await next() };
  };

  test.each([
    ['refused', 401, {}],
    ['answered', 200, { access: tokenOf(1, 'new'), refresh: 'refresh-1-new' }],
  ])(
    "a sign-in during the previous user's renewal survives where that is %s, and nothing is sent as them",
    async (_, status, body) => {
      const { call, renewal } = await renewing();
      signInAs(2);
      renewal.answer(status, body);
      await expect(call).rejects.toMatchObject(left);
      expect(stored.get('accessToken')).toBe(tokenOf(2));
      expect(stored.get('refreshToken')).toBe('refresh-2');
      expect(session.currentSession()).toEqual(customer(2));
      expect(sent).toEqual([]);
    },
  );

  test('a sign-out during the session renewal takes effect', async () => {
    const { call, renewal } = await renewing();
    session.dropTokens();
    renewal.answer(200, { access: tokenOf(1, 'new'), refresh: 'refresh-1-new' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(stored.has('accessToken') || stored.has('refreshToken')).toBe(false);
    expect(session.currentSession()).toEqual({ state: 'guest' });
  });

  test('tokens renewed by another tab meanwhile are used when this tab is refused', async () => {
    const { call, renewal } = await renewing();
    stored.set('accessToken', tokenOf(1, 'by the other'));
    stored.set('refreshToken', 'refresh-1-by-the-other');
    renewal.answer(401);
    const again = await next();
    expect(again.authorization).toBe(`Bearer ${tokenOf(1, 'by the other')}`);
    again.answer(200, { ids: [] });
    await expect(call).resolves.toEqual({ ids: [] });
  });

  test('an older response about the signed-in user does not replace a newer one', async () => {
    const both = [api.loadSession(), api.loadSession()];
    const [older, newer] = [await next(), await next()];
    newer.answer(200, { id: 1, name: 'new' });
    await both[1];
    older.answer(200, { id: 1, name: 'old' });
    await Promise.all(both);
    expect(session.currentSession()).toMatchObject({ customer: { name: 'new' } });
  });

  test("the customer's changes during loading are not undone by the earlier response", async () => {
    const loading = api.loadSession();
    const before = await next();
    session.updateCustomer(1, { available: false });
    before.answer(200, { id: 1, available: true });
    (await next()).answer(200, { id: 1, available: false });
    await loading;
    expect(session.currentSession()).toMatchObject({ customer: { available: false } });
  });

  test('a late refusal for the previous user signs out nobody else', async () => {
    const loading = api.loadSession();
    const first = await next();
    stored.set('accessToken', tokenOf(2));
    stored.delete('refreshToken');
    first.answer(403);
    (await next()).answer(200, { id: 2 });
    await loading;
    expect(session.currentSession()).toMatchObject(customer(2));
  });

  test('a sign-out while the user is loading results in a guest, with an access token or without', async () => {
    for (const access of [tokenOf(1), undefined]) {
      signInAs(1);
      if (access === undefined) stored.delete('accessToken');
      const loading = api.loadSession();
      const me = await next();
      session.dropTokens();
      me.answer(200, { id: 1 });
      await loading;
      expect(session.currentSession()).toEqual({ state: 'guest' });
    }
  });

  test('where the user is unknown and the shop returns errors, screens are notified until it responds', async () => {
    stored.delete('customer');
    session.setSession({ state: 'loading' });
    const loading = api.loadSession();
    (await next()).answer(503);
    await loading;
    expect(session.currentSession()).toEqual({ state: 'loading', failed: true });
    const again = api.loadSession();
    (await next()).answer(200, { id: 1 });
    await again;
    expect(session.currentSession()).toMatchObject(customer(1));
  });

  test('without a network only one request for the signed-in user is sent at a time, however many wait for it', async () => {
    vi.useFakeTimers();
    const all = [api.loadSession(), api.loadSession(), api.loadSession()];
    await vi.advanceTimersByTimeAsync(0);
    for (const call of sent.splice(0)) call.fail();
    await Promise.all(all);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  test("a user signing in where another never signed out finds none of that user's searches", async () => {
    stored.set('recentSearches', '["gift for B"]');
    stored.set('theme', 'dark');
    stored.set('accessToken', tokenOf(2));
    const loading = api.loadSession();
    (await next()).answer(200, { id: 2 });
    await loading;
    expect([stored.has('recentSearches'), stored.get('theme')]).toEqual([false, 'dark']);
    stored.set('recentSearches', '["shoes"]');
    session.setSession({ state: 'guest' });
    signInAs(2);
    expect(stored.has('recentSearches')).toBe(true);
  });

  test('a change by a user who is gone changes nobody', () => {
    signInAs(2);
    session.updateCustomer(1, { available: false });
    expect(session.currentSession()).toEqual(customer(2));
    session.dropTokens();
    session.updateCustomer(2, { available: false });
    expect(session.currentSession()).toEqual({ state: 'guest' });
    expect(stored.has('customer')).toBe(false);
  });

  test('a file is sent and fetched only as the user of this tab', async () => {
    stored.set('accessToken', tokenOf(2));
    const send = vi.fn();
    await expect(api.asSignedIn(send)).rejects.toMatchObject(left);
    expect(send).not.toHaveBeenCalled();
  });

  test('a call that times out reached nobody; one aborted by its caller was aborted', async () => {
    vi.useFakeTimers();
    const call = expect(api.customerApi('GET /api/wishlist/')).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(20_000);
    await call;
    vi.useRealTimers();
    const leaving = new AbortController();
    const other = expect(api.customerApi('GET /api/wishlist/', { signal: leaving.signal })).rejects.toMatchObject(left);
    leaving.abort();
    await other;
  });

  test('a call that requires a proof of work is repeated with one, silently', async () => {
    const call = api.browserApi('POST /api/customers/login/', { body: { username: 'sara', password: 'red-lamp-77' } });
    const challenge = 'zzzzzz.8.nonce.signature';
    (await next()).answer(429, { code: 'too-many-tries' }, { 'proof-challenge': challenge });
    const again = await next();
    const [solution = ''] = again.headers['proof-of-work']?.split('.').slice(-1) ?? [];
    expect(again.headers['proof-of-work']).toBe(`${challenge}.${solution}`);
    const digest = createHash('sha256').update(challenge).digest();
    expect(
      createHash('sha256')
        .update(attempted(digest, Number(solution)))
        .digest()[0],
    ).toBe(0);
    again.answer(200, { tokens: { access: 'a', refresh: 'r' } });
    await expect(call).resolves.toMatchObject({ tokens: { access: 'a' } });
  });

  test('a caller who must repeatedly send a proof has to wait', async () => {
    const call = expect(
      api.browserApi('POST /api/customers/login/', { body: { username: 'sara', password: 'red-lamp-77' } }),
    ).rejects.toMatchObject({ status: 429, code: 'too-many-tries' });
    for (let round = 0; round < 4; round++)
      (await next()).answer(429, { code: 'too-many-tries' }, { 'proof-challenge': `zzzzzz.2.nonce${round}.signature` });
    await call;
    expect(sent).toEqual([]);
  });

  test('personal data is reset before any screen is notified of the next user', () => {
    const order: string[] = [];
    session.onPersonChange(() => order.push('reset'));
    session.onSessionChange(() => order.push('screen'));
    signInAs(2);
    session.setSession(customer(2));
    session.setSession({ state: 'guest' });
    expect(order).toEqual(['reset', 'screen', 'screen', 'reset', 'screen']);
  });
});
