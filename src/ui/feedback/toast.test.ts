import { expect, test, vi } from 'vitest';
import { announce, withdrawActions } from './toast.tsx';

const dismissActions = vi.hoisted(() => vi.fn());
vi.mock('./toaster.tsx', () => ({ dismissActions, ToasterHost: () => null }));

test('what was offered to one person is withdrawn, and where nothing was announced nothing is loaded for it', async () => {
  await withdrawActions();
  expect(dismissActions).not.toHaveBeenCalled();
  announce('The address was removed.', 'plain', { action: { label: 'Bring it back', onPress: () => undefined } });
  await withdrawActions();
  expect(dismissActions).toHaveBeenCalledOnce();
});
