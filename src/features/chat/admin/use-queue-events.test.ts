import { expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import type { ChatEvent } from '../chat.contract.ts';
import { useQueueEvents } from './use-queue-events.ts';

const heard = vi.hoisted(() => ({ onEvent: (_: ChatEvent): void => undefined, outdated: [] as unknown[] }));
vi.mock('#web/session/live.ts', () => ({
  followLive: ({ onEvent }: { onEvent: (event: ChatEvent) => void }) => {
    heard.onEvent = onEvent;
    return () => undefined;
  },
}));
vi.mock('#web/data/resources.ts', () => ({ invalidate: (key: unknown) => heard.outdated.push(key) }));

test('what a colleague does with a conversation reaches the one that is open as well as the queue, many events at once', async () => {
  vi.useFakeTimers();
  const page = await usedHook(useQueueEvents);
  for (const kind of ['queue', 'typing', 'queue'] as const) heard.onEvent({ kind });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.outdated).toEqual([['admin/conversations']]);
  heard.onEvent({ kind: 'queue' });
  await page.leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.outdated).toHaveLength(1);
  vi.useRealTimers();
});
