import { beforeEach, expect, test, vi } from 'vitest';
import type * as stepsModule from './steps-first.ts';

let listenFirst: typeof stepsModule.listenFirst;
let onStepFirst: typeof stepsModule.onStepFirst;
beforeEach(async () => {
  vi.resetModules();
  ({ listenFirst, onStepFirst } = await import('./steps-first.ts'));
});

test('what is loaded with the first panel can withhold a step from a router that was made long before', () => {
  // As Chromium: in the order in which they came.
  const listeners: ((event: Event) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listeners.push(listener));
  const router: unknown[] = [];
  vi.stubGlobal('history', { state: null });
  listenFirst(vi.fn());
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

test('what steps over an entry that a closed panel left is fetched where a reload finds one, and where a step leads to one', () => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  const at = { state: null as unknown };
  vi.stubGlobal('history', at);
  const fetched = vi.fn();
  listenFirst(fetched);
  at.state = { idx: 0 };
  for (const step of listeners) step();
  expect(fetched).not.toHaveBeenCalled();
  at.state = { idx: 0, panels: 1 };
  for (const step of listeners) step();
  listenFirst(fetched);
  expect(fetched).toHaveBeenCalledTimes(2);
  onStepFirst(vi.fn());
  for (const step of listeners) step();
  expect(fetched).toHaveBeenCalledTimes(2);
});
