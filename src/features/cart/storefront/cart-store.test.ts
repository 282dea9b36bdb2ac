import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type { CartItem } from '../cart.contract.ts';
import { refreshCart } from './cart-store.ts';
import { guestCart, keepGuestCart } from './guest-cart.ts';

const item = (id: number, quantity: number): CartItem => ({
  id,
  product_id: id,
  slug: `thing-${id}`,
  name: `Thing ${id}`,
  variant: null,
  image: null,
  price: 100,
  list_price: 100,
  quantity,
  maxQuantity: 9,
  low_stock: false,
});
const quantities = (items: readonly CartItem[]) => items.map(({ id, quantity }) => [id, quantity]);

/** The merge requests in flight, answered by the test; each was applied on arrival, even when its response is lost. */
const joins = vi.hoisted(
  (): { items: unknown; key: string; answer: (items: object[]) => void; lose: () => void }[] => [],
);
const network = vi.hoisted((): { returns: () => void; waits: number } => ({ returns: () => undefined, waits: 0 }));
const own = vi.hoisted(() => ({ visible: [] as object[] }));

vi.mock('./when-back.ts', () => ({
  whenBack: (listener: () => void) => {
    network.returns = listener;
    return { wait: () => (network.waits += 1), done: () => undefined };
  },
}));
vi.mock('#web/data/touched.ts', () => ({ onWriteElsewhere: vi.fn() }));
vi.mock('#web/pages/guard.ts', () => ({ report: vi.fn(), reportQuietly: vi.fn() }));
vi.mock('#web/session/session.ts', () => ({
  afterSignIn: vi.fn(),
  currentSession: () => ({ state: 'customer', customer: { id: 7 } }),
  onPersonChange: vi.fn(),
  onSessionChange: vi.fn(),
}));
vi.mock('#web/data/api.ts', () => ({
  browserApi: vi.fn(),
  customerApi: (_name: string, call: { body: { items: unknown }; headers: { 'idempotency-key': string } }) =>
    new Promise((resolve, reject) => {
      joins.push({
        items: call.body.items,
        key: call.headers['idempotency-key'],
        answer: (items) => resolve({ items }),
        lose: () => reject(new CallRefused(0, {})),
      });
    }),
}));
vi.mock('./customer-cart.ts', () => ({
  openCustomerCart: () => ({
    items: () => own.visible,
    change: vi.fn(),
    reload: () => Promise.resolve(null),
    replace: (items: object[]) => (own.visible = items),
  }),
}));

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('changes stored by a guest are merged once when the shop responds again; those of another tab stay for the next time', async () => {
  keepGuestCart([item(1, 2)]);
  void refreshCart();
  await vi.waitFor(() => expect(joins).toHaveLength(1));
  joins[0]?.lose();
  await vi.waitFor(() => expect(network.waits).toBe(1));
  expect(quantities(guestCart())).toEqual([[1, 2]]);

  network.returns();
  await vi.waitFor(() => expect(joins).toHaveLength(2));
  expect(joins[1]).toMatchObject({ items: joins[0]?.items, key: joins[0]?.key });
  keepGuestCart([item(1, 3), item(2, 1)]);
  joins[1]?.answer([item(1, 2)]);
  await vi.waitFor(() =>
    expect(quantities(guestCart())).toEqual([
      [1, 1],
      [2, 1],
    ]),
  );
  expect(quantities(own.visible as CartItem[])).toEqual([[1, 2]]);
});

test('what a guest puts in after a join that was not answered joins after it, under a key of its own; what was taken out is not sent again', async () => {
  keepGuestCart([item(1, 2), item(2, 1), item(4, 1)]);
  const before = joins.length;
  void refreshCart();
  await vi.waitFor(() => expect(joins).toHaveLength(before + 1));
  joins[before]?.lose();
  await vi.waitFor(() => expect(stored.get('cart-join')).toContain(joins[before]?.key));
  // As a guest again, after the session has ended.
  keepGuestCart([item(1, 5), item(2, 1), item(3, 1)]);

  network.returns();
  await vi.waitFor(() => expect(joins).toHaveLength(before + 2));
  expect(joins[before + 1]).toMatchObject({
    key: joins[before]?.key,
    items: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  });
  joins[before + 1]?.answer([item(1, 2), item(2, 1)]);
  await vi.waitFor(() => expect(joins).toHaveLength(before + 3));
  expect(joins[before + 2]?.items).toEqual([
    { id: 1, quantity: 3 },
    { id: 3, quantity: 1 },
  ]);
  expect(joins[before + 2]?.key).not.toBe(joins[before]?.key);
  joins[before + 2]?.answer([item(1, 5), item(2, 1), item(3, 1)]);
  await vi.waitFor(() => expect(guestCart()).toEqual([]));
  expect(stored.has('cart-join')).toBe(false);
});
