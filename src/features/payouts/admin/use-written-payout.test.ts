import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import { useWrittenPayout } from './use-written-payout.ts';

beforeEach(() => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
});

test('an amount already sent at the bank is unchanged when more is owed by the time it is recorded', async () => {
  let balance = 300_000;
  const dialog = await usedHook(() => useWrittenPayout(1, balance));
  await dialog.act(() => dialog.now().draft.change({ reference: 'paya-1' }));
  balance = 350_000;
  await dialog.draw();
  expect(dialog.now().written).toEqual({ amount: 300_000, reference: 'paya-1' });
});

test('a payout recorded with a lost response is resent unchanged, though nothing is owed any more', async () => {
  let balance = 300_000;
  const dialog = await usedHook(() => useWrittenPayout(2, balance));
  await dialog.act(() => dialog.now().draft.change({ reference: 'paya-2' }));
  await dialog.act(() => dialog.now().settle());
  balance = 0;
  await dialog.draw();
  expect(dialog.now().written).toEqual({ amount: 300_000, reference: 'paya-2' });
  await dialog.leave();
  const again = await usedHook(() => useWrittenPayout(2, balance));
  expect(again.now().written).toEqual({ amount: 300_000, reference: 'paya-2' });
});

test('the next payout starts with the amount owed by then', async () => {
  const dialog = await usedHook(() => useWrittenPayout(3, 300_000));
  await dialog.act(() => dialog.now().draft.change({ reference: 'paya-3' }));
  const sent = dialog.now().settle();
  await dialog.act(() => dialog.now().draft.done(sent));
  await dialog.leave();
  const next = await usedHook(() => useWrittenPayout(3, 120_000));
  expect(next.now().written).toEqual({ amount: 120_000, reference: '' });
});
