import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '../used-hook.factory.ts';
import { clockNow, useIsOver, watchClock } from './second-clock.ts';

const start = Date.parse('2026-03-21T12:00:00.400Z');
let page: EventTarget & { visibilityState?: string };

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  page = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all countdowns tick at the same moment, by one timer', () => {
  const seen: string[] = [];
  const leave = [3_000, 5_000].map((ms) =>
    watchClock(start + ms, () => seen.push(`${String(ms)} at ${String(clockNow() - start)}`)),
  );
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_600);
  expect(seen).toEqual(['3000 at 600', '5000 at 600', '3000 at 1600', '5000 at 1600']);
  for (const one of leave) one();
  expect(vi.getTimerCount()).toBe(0);
});

test('an end within a second fires on time, and the clock then stops', () => {
  const seen: number[] = [];
  const leave = watchClock(start + 1_150, () => seen.push(clockNow() - start));
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([600, 1_150]);
  expect(vi.getTimerCount()).toBe(0);
  leave();
});

test('a late timer displays the right second, and a resumed tab is updated at once', () => {
  const seen: number[] = [];
  const leave = watchClock(start + 60_000, () => seen.push(clockNow() - start));
  vi.setSystemTime(start + 42_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([42_000]);
  leave();
});

test('a subscriber after all others left reads the current time', () => {
  watchClock(start + 60_000, () => undefined)();
  vi.setSystemTime(start + 10_000);
  expect(clockNow()).toBe(start + 10_000);
  const leave = watchClock(start + 20_000, () => undefined);
  expect(clockNow()).toBe(start + 10_000);
  leave();
});

test('a countdown that is over runs again when its end is postponed, and is over at the new end', async () => {
  const after = (ms: number) => new Date(start + ms).toISOString();
  let held: string | null = after(5_000);
  const over = await usedHook(() => useIsOver(held));
  const pass = (ms: number) => over.act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(4_900);
  expect(over.now()).toBe(false);
  await pass(100);
  expect(over.now()).toBe(true);
  held = after(600_000);
  await over.draw();
  expect(over.now()).toBe(false);
  await pass(594_900);
  expect(over.now()).toBe(false);
  await pass(100);
  expect(over.now()).toBe(true);
  held = null;
  await over.draw();
  expect(over.now()).toBe(false);
});
