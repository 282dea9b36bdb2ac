import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { usedHook } from '#ui/used-hook.factory.ts';
import { setSession, type Session } from '#web/session/session.ts';
import { useStockChanges } from './use-stock-changes.ts';

const shop = vi.hoisted(() => ({ keys: [] as string[], isReached: false }));
vi.mock('#web/data/api.ts', () => ({
  staffApi: (_: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    shop.keys.push(headers['idempotency-key'] ?? '');
    return shop.isReached ? Promise.resolve({ changed_count: 1 }) : Promise.reject(new CallRefused(0, {}));
  },
}));
vi.mock('#ui/feedback/toast.tsx', () => ({ announce: vi.fn() }));
vi.mock('#ui/theme/language-context.tsx', () => ({ useMessages: () => ({ saved: () => '' }) }));

const lines = [{ variantId: 1, pieces: 5 }] as const;
const at = (locationId: number) => usedHook(() => useStockChanges(locationId, vi.fn()));

beforeEach(() => {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', none);
  vi.stubGlobal('sessionStorage', none);
  setSession({ state: 'customer', customer: { id: Math.random() } } as Session);
  Object.assign(shop, { keys: [], isReached: false });
});

test('pieces that arrived at one location, whose answer never came, are counted once, whatever arrives at another meanwhile', async () => {
  const first = await at(1);
  await first.act(() => first.now().save('typed', lines));
  await first.leave();
  shop.isReached = true;
  const second = await at(2);
  await second.act(() => second.now().save('typed', [{ variantId: 2, pieces: 9 }]));
  await second.leave();
  const again = await at(1);
  await again.act(() => again.now().save('pasted', [{ variantId: 3, pieces: 1 }]));
  await again.act(() => again.now().save('typed', lines));
  const [lost, elsewhere, pasted, repeated] = shop.keys;
  expect(repeated).toBe(lost);
  expect(new Set([lost, elsewhere, pasted]).size).toBe(3);
});
