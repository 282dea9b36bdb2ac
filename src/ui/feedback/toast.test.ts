import { expect, test, vi } from 'vitest';
import { announce, withdrawActions } from './toast.tsx';

const dismissActions = vi.hoisted(() => vi.fn());
vi.mock('./toaster.tsx', () => ({ dismissActions, ToasterHost: () => null }));

test('an action for one person is withdrawn, and without an announcement nothing is loaded for it', async () => {
  await withdrawActions();
  expect(dismissActions).not.toHaveBeenCalled();
  announce('The address was removed.', 'plain', { action: { label: 'Bring it back', onPress: () => undefined } });
  await withdrawActions();
  expect(dismissActions).toHaveBeenCalledOnce();
});
