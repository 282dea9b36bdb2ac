import { beforeEach, expect, test, vi } from 'vitest';
import { noteRead, requestUnread, setUnread, useUnread } from './unread.ts';
import { setSession, type Session } from './session.ts';
import { usedHook } from '#ui/used-hook.factory.ts';

const answers = vi.hoisted((): ((unread: { notices_count: number; messages_count: number }) => void)[] => []);
vi.mock('../data/api.ts', () => ({ customerApi: () => new Promise((answer) => answers.push(answer)) }));

/** A channel between two tabs, of which this is one. */
const channel = vi.hoisted(() => ({ listeners: [] as (() => void)[], sent: 0 }));
vi.stubGlobal(
  'BroadcastChannel',
  class {
    addEventListener(_: string, listener: () => void) {
      channel.listeners.push(listener);
    }
    postMessage() {
      channel.sent += 1;
    }
  },
);

beforeEach(() => {
  answers.length = 0;
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
});

test('items read while the counts load are not counted again by the earlier response', async () => {
  const badge = await usedHook(useUnread);
  await badge.act(() => answers.shift()?.({ notices_count: 1, messages_count: 2 }));
  await badge.act(() => {
    requestUnread({ anyway: true });
    setUnread({ messages: 0 });
  });
  await badge.act(() => answers.shift()?.({ notices_count: 1, messages_count: 2 }));
  expect(badge.now()).toEqual({ notices: 1, messages: 0 });
  await badge.act(() => answers.shift()?.({ notices_count: 0, messages_count: 0 }));
  expect(badge.now()).toEqual({ notices: 0, messages: 0 });
});

test('items read in one tab are recounted in the others at once, even after a recent count', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const badge = await usedHook(useUnread);
  await badge.act(() => answers.shift()?.({ notices_count: 2, messages_count: 0 }));
  expect(answers).toHaveLength(0);
  await badge.act(() => {
    for (const listener of channel.listeners) listener();
  });
  await badge.act(() => answers.shift()?.({ notices_count: 1, messages_count: 0 }));
  expect(badge.now().notices).toBe(1);
  channel.sent = 0;
  await badge.act(noteRead);
  expect([channel.sent, answers.length]).toEqual([1, 1]);
});
