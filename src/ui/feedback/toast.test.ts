import { expect, test, vi } from 'vitest';
import { announce, withdrawOffers } from './toast.tsx';

const dismissOffers = vi.hoisted(() => vi.fn());
vi.mock('./toaster.tsx', () => ({ dismissOffers, ToasterHost: () => null }));

test('what was offered to one person is withdrawn, and where nothing was announced nothing is loaded for it', async () => {
  await withdrawOffers();
  expect(dismissOffers).not.toHaveBeenCalled();
  announce('The address was removed.', 'plain', { action: { label: 'Bring it back', onPress: () => undefined } });
  await withdrawOffers();
  expect(dismissOffers).toHaveBeenCalledOnce();
});
