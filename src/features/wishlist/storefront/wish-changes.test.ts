import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type * as sessionModule from '#web/session/session.ts';
import type * as changesModule from './wish-changes.ts';
import type * as stateModule from './wish-state.ts';

interface Requested {
  readonly name: string;
  readonly answer: (body: unknown) => void;
  readonly fail: (error: unknown) => void;
}
const calls = vi.hoisted((): { requests: Requested[] } => ({ requests: [] }));
vi.mock('#web/data/api.ts', () => ({
  customerApi: (name: string, sent: { params?: { id: number } } = {}) =>
    new Promise((answer, fail) => {
      calls.requests.push({ name: `${name.split(' ')[0] ?? ''} ${sent.params?.id ?? ''}`.trim(), answer, fail });
    }),
}));
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#web/pages/guard.ts', () => ({ reportQuietly: vi.fn() }));

const customer = (id: number) => ({ state: 'customer', customer: { id } }) as sessionModule.Session;
const noNetwork = () => new CallRefused(0, {});
const settled = () => vi.waitFor(() => Promise.resolve());

describe("a customer's wishlist", () => {
  let modules: {
    session: typeof sessionModule;
    changes: typeof changesModule;
    state: typeof stateModule;
  };
  beforeEach(async () => {
    vi.resetModules();
    calls.requests = [];
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { documentElement: { lang: 'fa' } });
    modules = {
      session: await import('#web/session/session.ts'),
      changes: await import('./wish-changes.ts'),
      state: await import('./wish-state.ts'),
    };
  });
  const visible = () => modules.state.currentWishes().ids;
  const signIn = async (id: number, ids: number[]) => {
    modules.session.setSession(customer(id));
    const loading = modules.changes.loadWishes(id);
    calls.requests.pop()?.answer({ ids });
    await loading;
  };
  const next = async () => {
    await vi.waitFor(() => {
      expect(calls.requests.length).toBeGreaterThan(0);
    });
    return calls.requests.shift()!;
  };

  test('two quick taps without a network leave the heart in the stored state', async () => {
    await signIn(1, []);
    const taps = [modules.changes.changeWish(7, true), modules.changes.changeWish(7, false)];
    await settled();
    expect(visible()).toEqual([]);
    (await next()).fail(noNetwork());
    (await next()).fail(noNetwork());
    await Promise.all(taps);
    expect(visible()).toEqual([]);
  });

  test('a failed change undoes only itself: later ones stay', async () => {
    await signIn(1, [3]);
    const taps = [modules.changes.changeWish(7, true), modules.changes.changeWish(8, true)];
    (await next()).fail(noNetwork());
    (await next()).answer({});
    await Promise.all(taps);
    expect(visible()).toEqual([8, 3]);
  });

  test('a customer who was signed out has the same hearts after signing in again', async () => {
    await signIn(1, [3, 4]);
    modules.session.setSession({ state: 'guest' });
    await signIn(1, [3, 4]);
    expect(visible()).toEqual([3, 4]);
  });

  test("one customer's taps are never displayed to the next", async () => {
    await signIn(1, [3]);
    const tap = modules.changes.changeWish(7, true);
    const late = await next();
    await signIn(2, [9]);
    late.fail(noNetwork());
    await tap;
    expect(visible()).toEqual([9]);
  });

  test("one customer's unsent taps are not sent as the next customer", async () => {
    await signIn(1, []);
    const taps = [modules.changes.changeWish(7, true), modules.changes.changeWish(8, true)];
    const first = await next();
    await signIn(2, []);
    first.fail(new DOMException('Somebody else is signed in now.', 'AbortError'));
    await Promise.all(taps);
    expect(calls.requests).toEqual([]);
    expect(visible()).toEqual([]);
  });

  test('taps made before the wishlist loaded are not sent as somebody who signed in meanwhile', async () => {
    modules.session.setSession(customer(1));
    const tap = modules.changes.changeWish(7, true);
    const late = await next();
    await signIn(2, []);
    late.answer({ ids: [] });
    await tap;
    expect(calls.requests).toEqual([]);
    expect(visible()).toEqual([]);
  });

  test('a change in another tab is visible here, with pending changes of this tab on top', async () => {
    await signIn(1, [3]);
    const refreshing = modules.changes.refreshWishes();
    const tap = modules.changes.changeWish(7, true);
    (await next()).answer({ ids: [5, 3] });
    await refreshing;
    expect(visible()).toEqual([7, 5, 3]);
    (await next()).answer({});
    await tap;
    expect(visible()).toEqual([7, 5, 3]);
  });

  test('a response from before a change does not undo it: the wishlist is requested again', async () => {
    await signIn(1, [3]);
    const refreshing = modules.changes.refreshWishes();
    const before = await next();
    const tap = modules.changes.changeWish(7, true);
    (await next()).answer({});
    await tap;
    before.answer({ ids: [3] });
    (await next()).answer({ ids: [7, 3] });
    await refreshing;
    expect(visible()).toEqual([7, 3]);
  });

  test('a wishlist that cannot be reloaded stays, and a late response for the previous customer is ignored', async () => {
    await signIn(1, [3]);
    const failing = modules.changes.refreshWishes();
    (await next()).fail(noNetwork());
    await failing;
    expect(visible()).toEqual([3]);
    const late = modules.changes.refreshWishes();
    const answer = await next();
    await signIn(2, [9]);
    answer.answer({ ids: [3] });
    await late;
    expect(visible()).toEqual([9]);
  });

  test.each([
    ['the network', 0],
    ['a gateway that gave up', 504],
  ])('a change whose response was lost by %s is checked and reported as not known to be stored', async (_, status) => {
    await signIn(1, []);
    const tap = modules.changes.changeWish(7, true);
    (await next()).fail(new CallRefused(status, {}));
    expect(await tap).toBe(false);
    (await next()).answer({ ids: [7] });
    await vi.waitFor(() => {
      expect(visible()).toEqual([7]);
    });
  });
});
