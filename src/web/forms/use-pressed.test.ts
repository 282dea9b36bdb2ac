import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '../session/session.ts';
import { useAction } from './use-action.ts';
import { usePressed } from './use-pressed.ts';
import { CallRefused } from '#shared/contract/api-client.ts';

const announce = vi.hoisted(() => vi.fn());
vi.mock('#ui/feedback/toast.tsx', () => ({ announce }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({}) }));

const signIn = (id: number) => {
  setSession({ state: 'customer', customer: { id } } as Session);
};

beforeEach(() => {
  announce.mockClear();
  signIn(1);
});

/** A switch whose calls are resolved manually. */
async function drawn(first: string) {
  let stored = first;
  const sent: { value: string; answer: (stored: string) => void; fail: (error: Error) => void }[] = [];
  const hook = await usedHook(() =>
    usePressed(stored, {
      action: useAction({ done: null }),
      send: (value) =>
        new Promise<string>((answer, fail) => {
          sent.push({ value, answer, fail });
        }),
    }),
  );
  return {
    shown: () => hook.now().now,
    values: () => sent.map(({ value }) => value),
    press: (value: string) =>
      hook.act(() => {
        void hook.now().press(value);
      }),
    answer: (value: string) => hook.act(() => sent.shift()?.answer(value)),
    fail: (error: Error = new CallRefused(0, {})) => hook.act(() => sent.shift()?.fail(error)),
    signIn: (id: number) =>
      hook.act(() => {
        signIn(id);
      }),
    /** The stored value is loaded again. */
    load: async (value: string) => {
      stored = value;
      await hook.draw();
    },
  };
}

test("a press is displayed at once, and then the shop's response to it", async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  expect(vote.shown()).toBe('yes');
  await vote.answer('yes, of 7');
  expect(vote.shown()).toBe('yes, of 7');
});

test('quick presses are sent one after the other, and of several only the last', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.press('no');
  await vote.press('perhaps');
  expect(vote.values()).toEqual(['yes']);
  await vote.answer('yes');
  expect(vote.shown()).toBe('perhaps');
  expect(vote.values()).toEqual(['perhaps']);
  await vote.answer('perhaps');
  expect(vote.shown()).toBe('perhaps');
});

test('data loaded between two presses does not override the response to the second', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.press('no');
  await vote.answer('yes');
  await vote.load('yes');
  expect(vote.shown()).toBe('no');
  await vote.answer('no');
  expect(vote.shown()).toBe('no');
  await vote.load('no, of 8');
  expect(vote.shown()).toBe('no, of 8');
});

test('a failed press reverts to what the shop confirmed, not to what was there before that', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.answer('yes');
  await vote.press('no');
  await vote.fail();
  expect(vote.shown()).toBe('yes');
  expect(announce).toHaveBeenCalledOnce();
});

test('a failed press preserves another that waits', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.press('perhaps');
  await vote.fail();
  expect(vote.values()).toEqual(['perhaps']);
  await vote.answer('perhaps');
  expect(vote.shown()).toBe('perhaps');
  expect(announce).not.toHaveBeenCalled();
});

test('a newer response overrides what was pressed', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.answer('yes');
  await vote.load('perhaps');
  expect(vote.shown()).toBe('perhaps');
});

test("one user's press is not displayed to another, who may press as well", async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.signIn(2);
  expect(vote.shown()).toBe('no');
  await vote.press('perhaps');
  await vote.fail(new DOMException('Somebody else is signed in now.', 'AbortError'));
  expect(vote.values()).toEqual(['perhaps']);
  await vote.answer('perhaps');
  expect(vote.shown()).toBe('perhaps');
});

test('a press by a user who is gone is not sent for somebody else', async () => {
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.press('perhaps');
  await vote.signIn(2);
  await vote.answer('yes');
  expect(vote.values()).toEqual([]);
  expect(vote.shown()).toBe('no');
});

test('a press before the user is known is theirs', async () => {
  setSession({ state: 'loading' });
  const vote = await drawn('no');
  await vote.press('yes');
  await vote.signIn(1);
  expect(vote.shown()).toBe('yes');
  await vote.answer('yes, of 7');
  expect(vote.shown()).toBe('yes, of 7');
});
