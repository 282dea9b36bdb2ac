import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import type * as positionModule from './position-after-reload.ts';

type Module = typeof positionModule;

const stored = new Map<string, string>();

/** Opens a document at an address: modules are loaded anew, the tab's storage stays. */
async function openDocument(address: string, type: 'navigate' | 'reload') {
  vi.resetModules();
  const window = new EventTarget();
  const scroll = { to: vi.fn() };
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const [pathname = '', search = ''] = address.split('?');
  vi.stubGlobal('location', { pathname, search: search === '' ? '' : `?${search}` });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', scroll.to);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  const module: Module = await import('./position-after-reload.ts');
  let rows: number | null = null;
  return {
    scrolledTo: scroll.to,
    wanted: () => module.rowsBeforeReload('list'),
    gesture: () => window.dispatchEvent(new Event('wheel')),
    show: async (count: number | null) => {
      rows = count;
      return usedHook(() => module.usePositionAfterReload('list', rows));
    },
    hide: (scrolled: number) => {
      vi.stubGlobal('scrollY', scrolled);
      window.dispatchEvent(new Event('pagehide'));
    },
  };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

async function leave(address: string): Promise<void> {
  const page = await openDocument(address, 'navigate');
  expect(page.wanted()).toBe(0);
  const list = await page.show(100);
  page.hide(3_000);
  await list.leave();
}

describe('a long list after a reload', () => {
  test('is loaded as long as it was, and stands where it stood once it is as long', async () => {
    await leave('/admin/stock?q=a');
    const page = await openDocument('/admin/stock?q=a', 'reload');
    expect(page.wanted()).toBe(100);
    const short = await page.show(50);
    expect(page.scrolledTo).not.toHaveBeenCalled();
    await short.leave();
    await page.show(100);
    expect(page.scrolledTo).toHaveBeenCalledWith({ top: 3_000, behavior: 'instant' });
    expect(page.wanted()).toBe(0);
  });

  test('does not move who has scrolled by themselves meanwhile', async () => {
    await leave('/admin/stock');
    const page = await openDocument('/admin/stock', 'reload');
    expect(page.wanted()).toBe(100);
    page.gesture();
    await page.show(100);
    expect(page.scrolledTo).not.toHaveBeenCalled();
  });

  test('begins anew by a link, and at another address', async () => {
    await leave('/admin/stock');
    expect((await openDocument('/admin/stock', 'navigate')).wanted()).toBe(0);
    await leave('/admin/stock');
    expect((await openDocument('/admin/stock?q=b', 'reload')).wanted()).toBe(0);
  });
});
