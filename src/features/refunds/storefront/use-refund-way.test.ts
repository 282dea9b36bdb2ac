import { expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import { useRefundWay } from './use-refund-way.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

test('the chosen refund method is restored when the dialog reopens, for this order only, until a refund', async () => {
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

test('money that cannot be refunded to its source goes to credit, whatever was chosen before', async () => {
  let can = true;
  const way = await usedHook(() => useRefundWay('cancel order:3', can));
  await way.act(() => {
    way.now().choose('payment');
  });
  can = false;
  await way.draw();
  expect(way.now().way).toBe('credit');
});
