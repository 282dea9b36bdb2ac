import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type * as sessionModule from '#web/session/session.ts';
import type * as searchesModule from './recent-searches.ts';

const account = vi.hoisted(() => ({ searches: [] as string[], calls: [] as string[], answers: true }));
vi.mock('#web/data/api.ts', () => ({
  customerApi: (name: string, { body }: { body?: { searches: string[] } }) => {
    account.calls.push(name);
    if (!account.answers) return Promise.reject(new CallRefused(0, {}));
    if (name.startsWith('DELETE')) account.searches = [];
    else account.searches = [...new Set([...(body?.searches ?? []), ...account.searches])];
    return Promise.resolve({ searches: account.searches });
  },
}));

const customer = (id: number) => ({ state: 'customer', customer: { id } }) as sessionModule.Session;

describe("a shopper's recent searches", () => {
  let session: typeof sessionModule;
  let searches: typeof searchesModule;
  const stored = new Map<string, string>();
  beforeEach(async () => {
    vi.resetModules();
    stored.clear();
    Object.assign(account, { searches: [], calls: [], answers: true });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('addEventListener', () => undefined);
    session = await import('#web/session/session.ts');
    searches = await import('./recent-searches.ts');
  });

  test("a guest's searches stay in the browser", async () => {
    session.setSession({ state: 'guest' });
    searches.storeSearch('کفش');
    await searches.loadSearches();
    expect([searches.recentSearches(), account.calls]).toEqual([['کفش'], []]);
    await searches.forgetSearches();
    expect([searches.recentSearches(), account.calls]).toEqual([[], []]);
  });

  test("a customer's searches come from every device, including those made as a guest", async () => {
    account.searches = ['ساعت'];
    session.setSession({ state: 'guest' });
    searches.storeSearch('کفش');
    session.setSession(customer(1));
    await searches.loadSearches();
    expect(searches.recentSearches()).toEqual(['کفش', 'ساعت']);
    // A search deleted on another device must not be restored by this one.
    account.searches = [];
    await searches.loadSearches();
    expect(searches.recentSearches()).toEqual([]);
  });

  test('a guest sees no search of the previous customer', async () => {
    session.setSession(customer(1));
    searches.storeSearch('هدیه');
    await searches.loadSearches();
    expect(searches.recentSearches()).toEqual(['هدیه']);
    session.setSession({ state: 'guest' });
    expect(searches.recentSearches()).toEqual([]);
  });

  test('searches wait in the browser while the server is unreachable, and none is lost', async () => {
    session.setSession(customer(1));
    account.answers = false;
    searches.storeSearch('کفش');
    await searches.loadSearches();
    expect(searches.recentSearches()).toEqual(['کفش']);
    await expect(searches.forgetSearches()).rejects.toThrow(CallRefused);
    expect(searches.recentSearches()).toEqual(['کفش']);
    account.answers = true;
    await searches.loadSearches();
    expect([account.searches, stored.get('recentSearches')]).toEqual([['کفش'], '[]']);
  });
});
