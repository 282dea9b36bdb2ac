import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useMarks } from './queue-actions.tsx';

const router = vi.hoisted(() => ({ key: 'list' }));
vi.mock('react-router', () => ({ useLocation: () => router }));

beforeEach(() => {
  router.key = `list ${Math.random()}`;
});

test('marked rows stay marked after opening one and going back; a new visit begins without marks', async () => {
  const entry = router.key;
  const list = await usedHook(() => useMarks('waiting'));
  await list.act(() => list.now().onMark(new Set([3, 4, 5])));
  await list.act(() => list.now().unmark([4]));
  await list.leave();

  const again = await usedHook(() => useMarks('waiting'));
  expect([...again.now().marked]).toEqual([3, 5]);
  await again.leave();
  router.key = 'another visit';
  expect([...(await usedHook(() => useMarks('waiting'))).now().marked]).toEqual([]);
  router.key = entry;
  expect([...(await usedHook(() => useMarks('refused'))).now().marked]).toEqual([]);
});
