import { expect, test, vi } from 'vitest';
import { listenFirst, onStepFirst } from './steps-first.ts';

test('what is loaded with the first panel can withhold a step from a router that was made long before', () => {
  // As Chromium: in the order in which they came.
  const listeners: ((event: Event) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => listeners.push(listener));
  const router: unknown[] = [];
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
