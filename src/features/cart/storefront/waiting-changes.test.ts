import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type { CartItem } from '../cart.contract.ts';
import type { CartChange } from '../cart.rules.ts';
import type { CartError } from './cart-error.ts';
import { openCustomerCart } from './customer-cart.ts';
import { storedCart, maxWaiting } from './waiting-changes.ts';

const item = (id: number): CartItem => ({
  id,
  product_id: id,
  slug: `thing-${id}`,
  name: `Thing ${id}`,
  variant: null,
  image: null,
  price: 100,
  list_price: 100,
  quantity: 1,
  maxQuantity: 9,
  low_stock: false,
});

interface Body {
  product_id?: number;
  variant_id?: number;
  quantity?: number;
  items?: { id: number; quantity: number }[];
}

/** The fake shop: one customer's cart, the stock of each item, and the idempotency keys it has seen. */
interface TheShop {
  network: 'there' | 'gone' | 'answers are lost';
  signedOut: boolean;
  cart: Map<number, number>;
  stock: Map<number, number>;
  keys: Set<string>;
  made: string[];
}
const theShop = vi.hoisted((): TheShop => ({
  network: 'there',
  signedOut: false,
  cart: new Map(),
  stock: new Map(),
  keys: new Set(),
  made: [],
}));
const network = vi.hoisted((): { returns: () => void } => ({ returns: () => undefined }));

vi.mock('./when-back.ts', () => ({
  whenBack: (listener: () => void) => {
    network.returns = listener;
    return { wait: () => undefined, done: () => undefined };
  },
}));

vi.mock('#web/data/api.ts', () => ({
  customerApi: async (name: string, { body, headers }: { body?: Body; headers?: Record<string, string> } = {}) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (theShop.network === 'gone') throw new CallRefused(0, {});
    if (theShop.signedOut) throw new CallRefused(401, {});
    answer(name, body ?? {}, headers?.['idempotency-key']);
    if (theShop.network === 'answers are lost' && name.startsWith('POST')) throw new CallRefused(0, {});
    return { items: [...theShop.cart].map(([id, quantity]) => ({ ...item(id), quantity, maxQuantity: stockOf(id) })) };
  },
}));

const stockOf = (id: number) => theShop.stock.get(id) ?? 9;

/** Applies a call as the contract specifies: a key is good for one addition, and a merge adds at most the stock. */
function answer(name: string, body: Body, key: string | undefined): void {
  if (!name.startsWith('POST')) return;
  theShop.made.push(
    name.includes('merge') ? 'join' : body.variant_id === undefined ? `set ${body.product_id} ${body.quantity}` : 'add',
  );
  if (body.product_id !== undefined) {
    if ((body.quantity ?? 0) > stockOf(body.product_id))
      throw new CallRefused(409, { message: `Only ${stockOf(body.product_id)} left` });
    if (body.quantity === 0) theShop.cart.delete(body.product_id);
    else theShop.cart.set(body.product_id, body.quantity ?? 0);
    return;
  }
  if (key === undefined || theShop.keys.has(key)) return;
  theShop.keys.add(key);
  for (const { id, quantity } of body.items ?? [{ id: body.variant_id ?? 0, quantity: body.quantity ?? 0 }]) {
    const pieces = Math.min(stockOf(id), (theShop.cart.get(id) ?? 0) + quantity);
    if (pieces > 0) theShop.cart.set(id, pieces);
  }
}

function open(customerId = 7) {
  const changes: CartChange[] = [];
  const errors: (CartError | null)[] = [];
  const cart = openCustomerCart({
    customerId,
    isOpen: () => true,
    onChange: (events) => changes.push(...events),
    onError: (event) => errors.push(event),
  });
  return { cart, changes, errors: errors, shown: () => cart.items().map(({ id, quantity }) => [id, quantity]) };
}

/** Resolves when all work in progress has ended: each call takes one turn of the event loop, so turns are counted instead of time. */
const settled = async () => {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const comesBack = async () => {
  theShop.network = 'there';
  network.returns();
  await settled();
};

beforeEach(() => {
  theShop.network = 'there';
  theShop.signedOut = false;
  for (const saved of [theShop.cart, theShop.stock, theShop.keys]) saved.clear();
  theShop.made = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('CONT-06 changes made offline are displayed at once, wait, and are sent in order when the network is back', async () => {
  theShop.cart.set(1, 1);
  const { cart, shown: visible, errors: errors } = open();
  await cart.reload();
  theShop.network = 'gone';
  expect(await cart.change({ kind: 'add', item: { ...item(2), quantity: 3 } })).toBe('waiting');
  expect(await cart.change({ kind: 'update', id: 2, quantity: 5 })).toBe('waiting');
  expect(await cart.change({ kind: 'remove', id: 1 })).toBe('waiting');
  expect(visible()).toEqual([[2, 5]]);
  expect(errors.at(-1)).toEqual({ failed: 'cut-off', message: '' });
  expect(theShop.made).toEqual([]);
  await comesBack();
  expect(theShop.made).toEqual(['join', 'set 2 5', 'set 1 0']);
  expect([...theShop.cart]).toEqual([[2, 5]]);
  expect(visible()).toEqual([[2, 5]]);
  expect(errors.at(-1)).toBeNull();
  expect(storedCart(7).changes).toEqual([]);
});

test('CONT-06 waiting changes survive the page: the next one displays and sends them', async () => {
  theShop.cart.set(1, 2);
  const before = open();
  await before.cart.reload();
  theShop.network = 'gone';
  await before.cart.change({ kind: 'add', item: item(2) });
  const after = open();
  expect(after.shown()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  await after.cart.reload();
  expect(after.shown()).toEqual([
    [1, 2],
    [2, 1],
  ]);
  theShop.network = 'there';
  await after.cart.reload();
  expect([...theShop.cart]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(open(8).shown()).toEqual([]);
});

test('CONT-06 pieces whose response was lost are not added twice, however many windows wait', async () => {
  const { cart } = open();
  theShop.network = 'answers are lost';
  await cart.change({ kind: 'add', item: { ...item(1), quantity: 2 } });
  expect([...theShop.cart]).toEqual([[1, 2]]);
  theShop.network = 'there';
  const other = open();
  await Promise.all([cart.reload(), other.cart.reload()]);
  expect([...theShop.cart]).toEqual([[1, 2]]);
  expect(other.shown()).toEqual([[1, 2]]);
});

test('CONT-06 stock sold meanwhile is explained: the remaining quantity, or that it is sold out', async () => {
  const { cart, changes, shown: visible } = open();
  theShop.cart.set(1, 1);
  await cart.reload();
  theShop.network = 'gone';
  await cart.change({ kind: 'update', id: 1, quantity: 6 });
  await cart.change({ kind: 'add', item: { ...item(2), quantity: 4 } });
  await cart.change({ kind: 'add', item: item(3) });
  theShop.stock.set(1, 3).set(2, 2).set(3, 0);
  await comesBack();
  await settled();
  expect([...theShop.cart]).toEqual([
    [1, 3],
    [2, 2],
  ]);
  expect(visible()).toEqual([
    [1, 3],
    [2, 2],
  ]);
  expect(changes).toContainEqual({ kind: 'fewer', id: 1, name: 'Thing 1', before: 6, after: 3 });
  expect(changes).toContainEqual({ kind: 'fewer', id: 2, name: 'Thing 2', before: 4, after: 2 });
  expect(changes).toContainEqual({ kind: 'vanished', id: 3, name: 'Thing 3' });
});

test('CONT-06 the number of waiting changes is limited, and a customer who has to sign in again loses none', async () => {
  theShop.network = 'gone';
  const { cart } = open();
  for (let count = 0; count < maxWaiting; count++)
    expect(await cart.change({ kind: 'add', item: item(1 + (count % 20)) })).toBe('waiting');
  expect(await cart.change({ kind: 'add', item: item(50) })).toEqual({ failed: 'cut-off', message: '' });
  expect(storedCart(7).changes).toHaveLength(maxWaiting);
  theShop.network = 'there';
  theShop.signedOut = true;
  network.returns();
  await settled();
  expect(storedCart(7).changes).toHaveLength(maxWaiting);
});

test.each([
  ['nothing', '{"customerId":7,"known":"x","changes":[{"key":1},{"key":"a","order":{"kind":"sell"}}]}'],
  ['no JSON', '{'],
  ['a list', '[]'],
])('a stored value that is %s is not a change', (_, text) => {
  localStorage.setItem('cart-waiting', text);
  expect(storedCart(7)).toEqual({ customerId: 7, known: [], changes: [] });
});
