import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import { EmptyCart } from './empty-cart.tsx';
import { GuestCheckout } from './guest-checkout.tsx';

vi.mock('#features/cart/storefront/cart-store.ts', () => ({
  refreshCart: () => Promise.resolve(),
  useCart: () => ({ state: 'ready', items: [], error: null, total: 0 }),
}));
vi.mock('#features/auth/storefront/sign-in-here.tsx', () => ({ SignInHere: () => null }));

const noticesEmptyCart = async () => {
  const screen = await usedHook(() => GuestCheckout() as ReactElement);
  return screen.now().type === EmptyCart;
};

test('a session that ends during an order displays the sign-in form, not the notice of an empty cart', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  setSession({ state: 'guest' });
  expect(await noticesEmptyCart()).toBe(true);
  setSession({ state: 'customer', customer: { id: 7 } } as Session);
  setSession({ state: 'guest' });
  expect(await noticesEmptyCart()).toBe(false);
});
