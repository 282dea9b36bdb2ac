import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Resources from './resources.ts';
import type * as Touched from './touched.ts';

const session = vi.hoisted((): { now: object; notify: () => void } => ({
  now: { state: 'guest' },
  notify: () => undefined,
}));
vi.mock('../pages/guard.ts', () => ({ reportQuietly: vi.fn() }));
vi.mock('../session/session.ts', () => ({
  currentSession: () => session.now,
  onPersonChange: (reset: () => void) => {
    session.notify = reset;
  },
}));

/** A BroadcastChannel to the other tabs of the browser, each with a store of its own. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

interface Tab extends Pick<typeof Resources, 'resourceOf' | 'update' | 'invalidate'> {
  readonly notifyWrite: typeof Touched.notifyWrite;
}

async function openTab(): Promise<Tab> {
  vi.resetModules();
  await import('../admin/writes-of-staff.ts');
  return { ...(await import('./resources.ts')), ...(await import('./touched.ts')) };
}

const signIn = (id: number | null) => {
  session.now = id === null ? { state: 'guest' } : { state: 'customer', customer: { id } };
  session.notify();
};

describe('requests to the shop', () => {
  let answers: string[];
  let requests: string[];
  let tab: Tab;
  const load = (name: string) => () => {
    requests.push(name);
    return Promise.resolve(`${name} ${answers.shift() ?? ''}`.trim());
  };
  const settled = () => new Promise((over) => setTimeout(over, 2));
  beforeEach(async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    FakeChannel.open.clear();
    session.now = { state: 'guest' };
    answers = [];
    requests = [];
    tab = await openTab();
  });

  test("a returning visitor sees others' changes, requested once for both events", async () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    answers = ['old', '', 'new'];
    tab.resourceOf(['admin/orders', 'list', 'a'], load('list')).open();
    tab.resourceOf(['browser', 'storage'], load('storage')).open();
    await settled();
    window.dispatchEvent(new Event('focus'));
    expect(requests).toEqual(['list', 'storage']);
    now.mockReturnValue(2_000);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(requests).toEqual(['list', 'storage', 'list']);
    await settled();
    now.mockRestore();
    expect(tab.resourceOf(['admin/orders', 'list', 'a'], load('list')).snapshot()).toMatchObject({ data: 'list new' });
  });

  test('equal keys share one request; a returning visitor sees the cached data while the newer response loads', async () => {
    answers = ['old', 'new'];
    const leave = tab.resourceOf(['admin/orders', 'list', 'a'], load('list')).open();
    await settled();
    leave();
    const again = tab.resourceOf(['admin/orders', 'list', 'a'], load('list'));
    again.open();
    expect(again.snapshot()).toEqual({ state: 'ready', data: 'list old', stale: true });
    await settled();
    expect(again.snapshot()).toEqual({ state: 'ready', data: 'list new', stale: false });
    expect(tab.resourceOf(['admin/orders', 'list', 'b'], load('list'))).not.toBe(again);
    expect(tab.resourceOf(['admin/orders', 'list', 1], load('one'))).not.toBe(
      tab.resourceOf(['admin/orders', 'list', '1'], load('one')),
    );
  });

  test('a write invalidates what it touched wherever that is displayed, and nothing else', async () => {
    tab.resourceOf(['admin/orders', 'counts'], load('counts')).open();
    tab.resourceOf(['admin/orders', 'HJ-1'], load('order')).open();
    tab.resourceOf(['admin/returns', ''], load('returns')).open();
    tab.resourceOf(['admin/coupons', ''], load('coupons')).open();
    tab.resourceOf(['admin/orders', 'left'], load('left')).open()();
    await settled();
    requests = [];
    tab.notifyWrite('POST /api/admin/orders/bulk-move/');
    await settled();
    expect(requests.sort()).toEqual(['counts', 'order', 'returns']);
    requests = [];
    for (const call of ['GET /api/admin/orders/', 'POST /api/admin/packing-lists/lookup/', 'POST /api/checkout/quote/'])
      tab.notifyWrite(call);
    await settled();
    expect(requests).toEqual([]);
  });

  test('a resource replaced by the response of its write is not requested again', async () => {
    const order = tab.resourceOf(['admin/orders', 'HJ-1'], load('order'));
    order.open();
    await settled();
    requests = [];
    tab.notifyWrite('PATCH /api/admin/orders/:number/');
    order.replace('as the write answered');
    await settled();
    expect([requests, order.snapshot()]).toEqual([[], { state: 'ready', data: 'as the write answered', stale: false }]);
  });

  test('a change reaches every screen that displays it, and those that were left', async () => {
    const one = tab.resourceOf(['admin/reviews', 'waiting'], load('a'));
    const other = tab.resourceOf(['admin/reviews', 'all'], load('b'));
    one.open();
    other.open()();
    await settled();
    other.replace('b');
    tab.update<string>(['admin/reviews'], (now) => `${now}!`);
    expect([one.snapshot(), other.snapshot()]).toMatchObject([{ data: 'a!' }, { data: 'b!' }]);
    tab.invalidate(['admin/reviews', 'waiting']);
    await settled();
    expect(one.snapshot()).toMatchObject({ data: 'a', stale: false });
  });

  test('another tab is up to date within a moment', async () => {
    const other = await openTab();
    const theirs = other.resourceOf(['orders', 'list'], load('theirs'));
    theirs.open();
    tab.resourceOf(['credit'], load('mine')).open();
    await settled();
    requests = [];
    tab.notifyWrite('POST /api/orders/:number/cancel/');
    await settled();
    expect(requests.sort()).toEqual(['mine', 'theirs']);
  });

  test('no personal data is displayed to the next user, whose sign-in does not reload public data', async () => {
    const reviews = tab.resourceOf(['products', 'x', 'reviews'], load('reviews'));
    reviews.open();
    await settled();
    requests = [];
    signIn(1);
    await settled();
    expect(requests).toEqual([]);
    const leave = tab.resourceOf(['customers', 'addresses'], load('book of A')).open();
    await settled();
    leave();
    const open = tab.resourceOf(['orders', 'list'], load('orders'));
    open.open();
    await settled();
    signIn(2);
    expect(open.snapshot()).toEqual({ state: 'loading' });
    expect(tab.resourceOf(['customers', 'addresses'], load('book of B')).snapshot()).toEqual({ state: 'loading' });
    requests = [];
    await settled();
    expect(requests).toContain('orders');
  });

  test('nothing is cached on the server, which everybody shares', () => {
    vi.stubGlobal('document', undefined);
    const key = ['orders', 'list'] as const;
    expect(tab.resourceOf(key, load('a'))).not.toBe(tab.resourceOf(key, load('a')));
  });
});
