import { beforeEach, expect, test, vi } from 'vitest';
import { requestUnread, setUnread, useUnread } from './unread.ts';
import { setSession, type Session } from './session.ts';
import { usedHook } from '#ui/used-hook.factory.ts';

const answers = vi.hoisted((): ((unread: { notices_count: number; messages_count: number }) => void)[] => []);
vi.mock('../data/api.ts', () => ({ customerApi: () => new Promise((answer) => answers.push(answer)) }));

beforeEach(() => {
  answers.length = 0;
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
});

test('what was read while the counts were on their way is not counted again by the answer from before', async () => {
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
