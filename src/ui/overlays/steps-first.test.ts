import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as stepsModule from './steps-first.ts';

let listenFirst: typeof stepsModule.listenFirst;
let onStepFirst: typeof stepsModule.onStepFirst;
let earlySteps: string;
beforeEach(async () => {
  vi.resetModules();
  ({ listenFirst, onStepFirst, earlySteps } = await import('./steps-first.ts'));
});

test('what is loaded with the first panel can withhold a step from a router that was made long before', () => {
  // As in Chromium: in order of registration.
  const listeners: ((event: Event) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listeners.push(listener));
  const router: unknown[] = [];
  vi.stubGlobal('history', { state: null });
  listenFirst();
  addEventListener('popstate', ({ state }: PopStateEvent) => router.push(state));
  const goTo = (state: string) => {
    const stop = vi.fn();
    const event = { state, stopImmediatePropagation: stop } as unknown as Event;
    for (const listener of listeners) if (stop.mock.calls.length === 0) listener(event);
  };
  goTo('page');
  onStepFirst((event) => {
    if (event.state === 'panel') event.stopImmediatePropagation();
  });
  goTo('panel');
  goTo('another page');
  expect(router).toEqual(['page', 'another page']);
});

/** A browser that has just received a page's document, at an entry of its history; the router's listener comes last. */
function browserAt(state: unknown) {
  const history = { state, back: vi.fn(), forward: vi.fn() };
  let listeners: ((event: unknown) => void)[] = [];
  const router: unknown[] = [];
  const window = {
    history,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: unknown) => (listeners = listeners.filter((one) => one !== listener)),
  };
  return {
    history,
    router,
    listeners: () => listeners.length,
    document: () => {
      const globals: { earlySteps?: unknown } = {};
      runInNewContext(earlySteps, { ...window, window: globals });
      vi.stubGlobal('earlySteps', globals.earlySteps);
    },
    script: () => {
      for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value);
      listenFirst();
    },
    goTo: (to: unknown) => {
      history.state = to;
      const stop = vi.fn();
      for (const listener of listeners)
        if (stop.mock.calls.length === 0) listener({ state: to, stopImmediatePropagation: stop });
      if (stop.mock.calls.length === 0) router.push(to);
    },
  };
}

describe.each(['document', 'script'] as const)('before a panel was opened, by the %s', (by) => {
  test('Back steps over the entry that a closed panel left before a reload, and the router hears of the next', () => {
    const browser = browserAt({ idx: 1, panels: 1 });
    browser[by]();
    browser.goTo({ idx: 1 });
    expect(browser.history.back).toHaveBeenCalledOnce();
    expect(browser.router).toEqual([]);
    browser.goTo({ idx: 0 });
    expect(browser.history.back).toHaveBeenCalledOnce();
    expect(browser.router).toEqual([{ idx: 0 }]);
  });

  test('Forward steps over it too, and a step to it from another page is a step', () => {
    const browser = browserAt(null);
    browser[by]();
    browser.goTo({ idx: 1 });
    browser.goTo({ idx: 1, panels: 1 });
    expect(browser.history.forward).toHaveBeenCalledOnce();
    browser.goTo({ idx: 2 });
    browser.goTo({ idx: 1, panels: 1 });
    expect(browser.router).toEqual([{ idx: 1 }, { idx: 2 }, { idx: 1, panels: 1 }]);
    browser.goTo({ idx: 1 });
    expect(browser.history.back).toHaveBeenCalledOnce();
  });
});

test('the script takes over from the document', () => {
  const browser = browserAt({ idx: 1, panels: 1 });
  browser.document();
  browser.script();
  expect(browser.listeners()).toBe(1);
  browser.goTo({ idx: 1 });
  expect(browser.history.back).toHaveBeenCalledOnce();
});
