import { createHash } from 'node:crypto';
import { attempted } from '#shared/proof-of-work.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as sessionModule from '../session/session.ts';
import type * as apiModule from './api.ts';

/** A token as the shop issues it, as far as a browser reads it. */
const tokenOf = (id: number, mark = '') => `h.${btoa(JSON.stringify({ sub: String(id), mark }))}.s`;
const customer = (id: number) => ({ state: 'customer', customer: { id } }) as sessionModule.Session;

interface Sent {
  readonly address: string;
  readonly authorization: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => void;
  readonly fail: () => void;
}

describe('calls of who is signed in', () => {
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

  test('nothing is sent as somebody who signed in on another tab, and this tab becomes theirs', async () => {
    stored.set('accessToken', tokenOf(2));
    await expect(api.customerApi('GET /api/wishlist/')).rejects.toMatchObject(left);
    const me = await next();
    expect(me.address).toContain('/current/me/');
    me.answer(200, { id: 2, name: 'B' });
    await vi.waitFor(() => {
      expect(session.currentSession()).toMatchObject({ state: 'customer', customer: { id: 2 } });
    });
  });

  test('a late answer about who was signed in before goes to nobody', async () => {
    const call = api.customerApi('GET /api/wishlist/');
    const late = await next();
    signInAs(2);
    late.answer(200, { ids: [1] });
    await expect(call).rejects.toMatchObject(left);
  });

  test('a late answer to «who am I» does not put one person on another’s page', async () => {
    const loading = api.loadSession();
    const first = await next();
    stored.set('accessToken', tokenOf(2));
    first.answer(200, { id: 1, name: 'A' });
    (await next()).answer(200, { id: 2, name: 'B' });
    await loading;
    expect(session.currentSession()).toMatchObject({ customer: { id: 2 } });
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
  ])('renewing the session that meets %s signs nobody out', async (_, meet) => {
    const call = api.customerApi('GET /api/wishlist/');
    (await next()).answer(401);
    meet(await next());
    await expect(call).rejects.toMatchObject({ name: 'CallRefused', status: 0 });
    expect(session.currentSession()).toMatchObject({ state: 'customer' });
    expect(stored.get('refreshToken')).toBe('refresh-1');
  });

  test('renewing that is refused signs out', async () => {
    const call = api.customerApi('GET /api/wishlist/');
    (await next()).answer(401);
    (await next()).answer(401);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.currentSession()).toEqual({ state: 'guest' });
  });

  test('a call that is not answered in time reached nobody; one that its caller left was left', async () => {
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

  test('a call that must carry a proof of work is made again with one, and nobody hears of it', async () => {
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

  test('a caller who must send a proof again and again has to wait', async () => {
    const call = expect(
      api.browserApi('POST /api/customers/login/', { body: { username: 'sara', password: 'red-lamp-77' } }),
    ).rejects.toMatchObject({ status: 429, code: 'too-many-tries' });
    for (let round = 0; round < 4; round++)
      (await next()).answer(429, { code: 'too-many-tries' }, { 'proof-challenge': `zzzzzz.2.nonce${round}.signature` });
    await call;
    expect(sent).toEqual([]);
  });

  test('what belongs to one person is reset before any screen hears of the next', () => {
    const order: string[] = [];
    session.onPersonChange(() => order.push('reset'));
    session.onSessionChange(() => order.push('screen'));
    signInAs(2);
    session.setSession(customer(2));
    session.setSession({ state: 'guest' });
    expect(order).toEqual(['reset', 'screen', 'screen', 'reset', 'screen']);
  });
});
