import { expect, test, vi } from 'vitest';
import { usedHook } from '../used-hook.factory.ts';
import { PlainToast } from './plain-toast.tsx';
import type { Announcement } from './toast.tsx';

const announcement = (id: number, more: Partial<Announcement> = {}): Announcement => ({
  id,
  message: 'Added to the cart.',
  tone: 'plain',
  stays: 5000,
  action: undefined,
  onClose: undefined,
  canWait: false,
  ...more,
});

test.each([
  [5000, 1],
  [Infinity, 0],
])('what stays %s ms has left %i times after a minute, and its script is fetched again', async (stays, times) => {
  vi.useFakeTimers();
  const [onVisible, onRetry] = [vi.fn(), vi.fn()];
  const pending = [announcement(1), announcement(2, { stays })];
  const screen = await usedHook(() => PlainToast({ pending, onVisible, onRetry }));
  await screen.act(() => vi.advanceTimersByTime(60_000));
  expect(onVisible.mock.calls).toEqual(times === 0 ? [] : [[pending]]);
  expect(onRetry).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
