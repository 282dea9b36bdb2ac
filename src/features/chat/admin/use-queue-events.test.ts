import { expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import type { ChatEvent } from '../chat.contract.ts';
import { useQueueEvents } from './use-queue-events.ts';

const followed = vi.hoisted(() => ({ onEvent: (_: ChatEvent): void => undefined, outdated: [] as unknown[] }));
vi.mock('#web/session/live.ts', () => ({
  followLive: ({ onEvent }: { onEvent: (event: ChatEvent) => void }) => {
    followed.onEvent = onEvent;
    return () => undefined;
  },
}));
vi.mock('#web/data/resources.ts', () => ({ invalidate: (key: unknown) => followed.outdated.push(key) }));

test("a colleague's action on a conversation updates the open conversation and the queue, also many events at once", async () => {
  vi.useFakeTimers();
  const page = await usedHook(useQueueEvents);
  for (const kind of ['queue', 'typing', 'queue'] as const) followed.onEvent({ kind });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(followed.outdated).toEqual([['admin/conversations']]);
  followed.onEvent({ kind: 'queue' });
  await page.leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(followed.outdated).toHaveLength(1);
  vi.useRealTimers();
});
