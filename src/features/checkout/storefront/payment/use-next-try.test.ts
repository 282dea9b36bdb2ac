import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useOrderAgain } from './use-next-try.ts';

const shop = vi.hoisted(() => ({ keys: [] as string[], isLost: false }));
vi.mock('#web/data/api.ts', () => ({
  customerApi: (_: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    shop.keys.push(headers['idempotency-key'] ?? '');
    return shop.isLost ? Promise.reject(new CallRefused(0, {})) : Promise.resolve({});
  },
}));
vi.mock('#features/cart/storefront/cart-store.ts', () => ({ refreshCart: () => Promise.resolve() }));
vi.mock('#web/pages/navigate-from-here.ts', () => ({ useNavigateFromHere: () => () => Promise.resolve() }));
vi.mock('#web/session/session.ts', () => ({
  currentSession: () => ({ state: 'guest' }),
  onPersonChange: () => () => undefined,
  onSessionChange: () => () => undefined,
}));
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({}) }));

const order = {
  number: '1042',
  can: { cancel: false },
  lines: [{ id: 7, quantity: 2 }],
} as unknown as OrderDetail;

beforeEach(() => {
  Object.assign(shop, { keys: [], isLost: false });
});

test('items added to the cart again are added once, and again only on request', async () => {
  const again = await usedHook(() => useOrderAgain(order));
  shop.isLost = true;
  await again.act(() => again.now().begin());
  shop.isLost = false;
  await again.act(() => again.now().begin());
  await again.act(() => again.now().begin());
  const [lost, repeated, later] = shop.keys;
  expect(shop.keys).toHaveLength(3);
  expect(repeated).toBe(lost);
  expect(later).not.toBe(lost);
});
