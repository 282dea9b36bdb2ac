import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import type { UsedResource } from '../data/use-resource.ts';
import { useStoredOrder } from './use-stored-order.ts';

const announce = vi.hoisted(() => vi.fn());
vi.mock('#ui/feedback/toast.tsx', () => ({ announce }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({}) }));

beforeEach(() => {
  announce.mockClear();
});

/** A list being reordered, whose calls are resolved manually. */
async function list(rows: string[]) {
  const stored = rows;
  const replace = vi.fn();
  const calls: { items: string; before: string; answer: () => void; fail: () => void }[] = [];
  const hook = await usedHook(() =>
    useStoredOrder({ state: 'ready', data: stored, stale: false, replace } as unknown as UsedResource<string[]>, {
      read: () => Promise.resolve(['read']),
      keep: (items, before) =>
        new Promise<void>((resolve, reject) => {
          calls.push({
            items: items.join(''),
            before: before.join(''),
            answer: resolve,
            fail: () => reject(new CallRefused(409, {})),
          });
        }),
    }),
  );
  return {
    replace,
    shown: () => hook.now().items.join(''),
    stored: () => calls.map(({ items, before }) => `${before} to ${items}`),
    move: (item: string, by: 1 | -1) =>
      hook.act(() => {
        void hook.now().move(item, by, `${item} moved`);
      }),
    answer: () => hook.act(() => calls.shift()?.answer()),
    fail: () => hook.act(() => calls.shift()?.fail()),
  };
}

test('three quick presses move by three, and the last order is saved after the first, over its result', async () => {
  const order = await list(['a', 'b', 'c', 'd']);
  await order.move('a', 1);
  await order.move('a', 1);
  await order.move('a', 1);
  expect(order.shown()).toBe('bcda');
  expect(order.stored()).toEqual(['abcd to bacd']);
  await order.answer();
  expect(order.stored()).toEqual(['bacd to bcda']);
  await order.answer();
  expect(order.shown()).toBe('bcda');
  expect(announce.mock.calls).toEqual([
    ['a moved', 'good'],
    ['a moved', 'good'],
  ]);
});

test('a refused order is reverted, and the list is reloaded', async () => {
  const order = await list(['a', 'b']);
  await order.move('b', -1);
  expect(order.shown()).toBe('ba');
  await order.fail();
  expect(order.shown()).toBe('ab');
  expect(order.replace).toHaveBeenCalledWith(['read']);
});
