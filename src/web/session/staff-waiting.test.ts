import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const signedIn = (id: number, role: string | null) => ({ state: 'customer', customer: { id, role } });
const shop = vi.hoisted((): { asked: ReturnType<typeof vi.fn>; session: object; told: Set<() => void> } => ({
  asked: vi.fn(),
  session: { state: 'guest' },
  told: new Set(),
}));
vi.mock('../data/api.ts', () => ({ staffApi: shop.asked }));
vi.mock('../pages/guard.ts', () => ({ reportQuietly: vi.fn() }));
vi.mock('./session.ts', () => ({
  currentSession: () => shop.session,
  onSessionChange: (listener: () => void) => {
    shop.told.add(listener);
    return () => shop.told.delete(listener);
  },
}));

const queue = (count: number) => ({ data: [{ name: 'comments', to: '/admin/comments?state=waiting', count }] });
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const see = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('what waits for the staff', () => {
  let leave: () => void = () => undefined;
  let heard = vi.fn();
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.visibilityState = 'visible';
    shop.asked.mockReset().mockResolvedValue(queue(1));
    shop.session = signedIn(1, 'owner');
    heard = vi.fn();
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const follow = async () => {
    const { followStaffWaiting } = await import('./staff-waiting.ts');
    leave = followStaffWaiting(heard);
    await vi.advanceTimersByTimeAsync(0);
    return followStaffWaiting;
  };

  test('is asked for at once and again while the page is seen, and not while it is hidden', async () => {
    await follow();
    expect(shop.asked).toHaveBeenCalledTimes(1);
    heard.mockClear();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([shop.asked.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
    see('hidden');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(shop.asked).toHaveBeenCalledTimes(2);
    see('visible');
    expect(shop.asked).toHaveBeenCalledTimes(3);
  });

  test('is asked for once however many show it, and no more when none does', async () => {
    const followToo = await follow();
    const leaveToo = followToo(vi.fn());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shop.asked).toHaveBeenCalledTimes(2);
    leave();
    leaveToo();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(shop.asked).toHaveBeenCalledTimes(2);
  });

  test('is asked for by nobody but the staff, and anew for another of them', async () => {
    shop.session = signedIn(7, null);
    await follow();
    expect(shop.asked).not.toHaveBeenCalled();
    for (const session of [signedIn(8, 'support'), signedIn(8, 'support'), signedIn(9, 'writer')]) {
      shop.session = session;
      for (const listener of shop.told) listener();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(shop.asked).toHaveBeenCalledTimes(2);
  });

  test('is asked for again after it failed', async () => {
    shop.asked.mockRejectedValueOnce(new Error('away'));
    await follow();
    heard.mockClear();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([shop.asked.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
  });
});
