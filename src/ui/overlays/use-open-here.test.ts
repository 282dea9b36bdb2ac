import { expect, test, vi } from 'vitest';
import { usedHook } from '../used-hook.factory.ts';
import { useOpenHere } from './use-open-here.ts';

const router = vi.hoisted(() => ({ key: 'first' }));
vi.mock('react-router', () => ({ useLocation: () => router }));

test('an open panel is closed by navigation, and is still closed after Back', async () => {
  const menu = await usedHook(useOpenHere);
  const isOpen = () => menu.now()[0];
  await menu.act(() => menu.now()[1](true));
  expect(isOpen()).toBe(true);
  router.key = 'next';
  await menu.draw();
  expect(isOpen()).toBe(false);
  router.key = 'first';
  await menu.draw();
  expect(isOpen()).toBe(false);
});
