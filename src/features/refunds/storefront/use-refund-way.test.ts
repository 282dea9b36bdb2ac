import { expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import { useRefundWay } from './use-refund-way.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

test('the way that was chosen is found again where its dialog was closed, of this order alone, until money went back', async () => {
  setSession({ state: 'customer', customer: { id: 1 } } as Session);
  const first = await usedHook(() => useRefundWay('cancel order:1', true));
  expect(first.now().way).toBe('payment');
  await first.act(() => {
    first.now().choose('credit');
  });
  await first.leave();
  const again = await usedHook(() => useRefundWay('cancel order:1', true));
  expect(again.now().way).toBe('credit');
  expect((await usedHook(() => useRefundWay('cancel order:2', true))).now().way).toBe('payment');
  await again.act(() => {
    again.now().done();
  });
  expect(again.now().way).toBe('payment');
});

test('what cannot go back to where it was paid from goes to the credit, whatever was chosen before', async () => {
  let can = true;
  const way = await usedHook(() => useRefundWay('cancel order:3', can));
  await way.act(() => {
    way.now().choose('payment');
  });
  can = false;
  await way.draw();
  expect(way.now().way).toBe('credit');
});
