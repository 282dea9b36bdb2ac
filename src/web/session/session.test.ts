import { beforeEach, expect, test, vi } from 'vitest';
import { currentSession, followOtherTabs, setSession, type Session } from './session.ts';

const stored = new Map<string, string>();
const tab = new EventTarget();

const customer = (id: number, full_name: string) => ({ id, full_name });
const signedIn = (id: number, name: string) => ({ state: 'customer', customer: customer(id, name) }) as Session;
/** Simulates another tab storing the signed-in customer. */
const storeElsewhere = (of: object) => {
  stored.set('customer', JSON.stringify(of));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'customer', newValue: stored.get('customer') }));
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});

test("a name changed in another tab is updated in this one; another user's is not", () => {
  const load = vi.fn();
  followOtherTabs(load);
  setSession(signedIn(1, 'نسترن'));
  storeElsewhere(customer(1, 'نسترن پایدار'));
  expect(currentSession()).toEqual(signedIn(1, 'نسترن پایدار'));
  storeElsewhere(customer(2, 'بهرام'));
  expect(currentSession()).toEqual(signedIn(1, 'نسترن پایدار'));
  setSession({ state: 'guest' });
  storeElsewhere(customer(1, 'نسترن'));
  expect(currentSession()).toEqual({ state: 'guest' });
  expect(load).not.toHaveBeenCalled();
});
