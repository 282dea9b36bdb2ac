import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

class Page extends EventTarget {
  visibilityState = 'visible';
  become(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  network = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work that the test completes manually. */
function heldWork() {
  const ends: { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      ends.push({ resolve, reject, signal });
    });
  return { ends, work };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('the pause begins when the last run has ended, so that a slow shop is never called concurrently', async () => {
  const { ends, work } = heldWork();
  repeat(work, { everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ends).toHaveLength(1);
  ends[0]!.resolve();
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
});

test('a failed run is followed by the next, and the last permitted run by none', async () => {
  const { ends, work } = heldWork();
  repeat(work, { everyMs: 1_000, times: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  ends[0]!.reject(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  ends[1]!.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  network.dispatchEvent(new Event('online'));
  expect(ends).toHaveLength(2);
});

test('a hidden page pauses it, and it catches up once when visible', async () => {
  const { ends, work } = heldWork();
  repeat(work, { everyMs: 1_000 });
  page.become('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ends).toHaveLength(0);
  page.become('visible');
  page.become('visible');
  expect(ends).toHaveLength(1);
});

test('viewing the page before it is due requests nothing, and a restored network is used at once', async () => {
  const { ends, work } = heldWork();
  repeat(work, { everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(500);
  page.become('visible');
  expect(ends).toHaveLength(0);
  network.dispatchEvent(new Event('online'));
  network.dispatchEvent(new Event('online'));
  expect(ends).toHaveLength(1);
});

test('leaving ends the current run and all further ones', async () => {
  const { ends, work } = heldWork();
  const stop = repeat(work, { everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  expect(ends[0]!.signal.aborted).toBe(true);
  ends[0]!.resolve();
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  page.become('visible');
  network.dispatchEvent(new Event('online'));
  expect(ends).toHaveLength(1);
});
