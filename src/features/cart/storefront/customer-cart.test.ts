import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import type { CartItem } from '../cart.contract.ts';
import type { CartChange } from '../cart.rules.ts';
import type { CartError } from './cart-error.ts';
import { openCustomerCart } from './customer-cart.ts';
import { storedCart } from './waiting-changes.ts';

interface Made {
  name: string;
  body?: { product_id?: number; variant_id?: number; quantity: number } | undefined;
}

const lamp: CartItem = {
  id: 1,
  product_id: 1,
  slug: 'lamp',
  name: 'Lamp',
  variant: null,
  image: null,
  price: 100,
  list_price: 100,
  quantity: 1,
  maxQuantity: 9,
  low_stock: false,
};
const cup: CartItem = { ...lamp, id: 2, product_id: 2, slug: 'cup', name: 'Cup' };

/** The fake shop. */
const theShop = vi.hoisted(() => ({
  items: [] as CartItem[],
  calls: [] as Made[],
  refusal: null as Error | null,
  /** Delays the response to a call until the test gives it. */
  hold: null as ((name: string) => Promise<unknown>) | null,
}));

vi.mock('#web/data/api.ts', () => ({
  customerApi: async (name: string, sent?: { body: Made['body'] }) => {
    theShop.calls.push(sent === undefined ? { name } : { name, body: sent.body });
    if (theShop.hold !== null) return theShop.hold(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (theShop.refusal !== null && (name.startsWith('POST') || theShop.refusal.message === 'down'))
      throw theShop.refusal;
    const { body } = sent ?? {};
    if (body === undefined) return { items: theShop.items.map((item) => ({ ...item })) };
    const id = body.product_id ?? body.variant_id;
    const before = theShop.items.find((item) => item.id === id) ?? { ...(id === 1 ? lamp : cup), quantity: 0 };
    const quantity = body.variant_id === undefined ? body.quantity : before.quantity + body.quantity;
    const others = theShop.items.filter((item) => item.id !== id);
    theShop.items = quantity === 0 ? others : [...others, { ...before, quantity }].sort((a, b) => a.id - b.id);
    return { id, quantity };
  },
}));

vi.mock('./when-back.ts', () => ({ whenBack: () => ({ wait: () => undefined, done: () => undefined }) }));

function open() {
  const changes: CartChange[] = [];
  let error: CartError | null = null;
  const cart = openCustomerCart({
    customerId: 7,
    isOpen: () => true,
    onChange: (events) => changes.push(...events),
    onError: (event) => {
      error = event;
    },
  });
  return {
    cart,
    changes,
    failure: () => error,
    shown: () => cart.items().map(({ id, quantity }) => [id, quantity]),
    sent: () => theShop.calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body),
  };
}

beforeEach(() => {
  theShop.items = [];
  theShop.calls = [];
  theShop.refusal = null;
  theShop.hold = null;
});

test('CART-05 a change is displayed at once, sent, and followed by a reload of the whole cart', async () => {
  const { cart, shown: visible } = open();
  const made = cart.change({ kind: 'add', item: { ...lamp, quantity: 2 } });
  expect(visible()).toEqual([[1, 2]]);
  expect(await made).toBe('done');
  await cart.reload();
  expect(theShop.calls.slice(0, 2)).toEqual([
    { name: 'POST /api/orders/cart/', body: { variant_id: 1, quantity: 2 } },
    { name: 'GET /api/orders/cart/' },
  ]);
  expect(visible()).toEqual([[1, 2]]);
});

test("CART-05 a refused change is reverted, with the shop's message", async () => {
  theShop.items = [lamp];
  const { cart, shown: visible } = open();
  await cart.reload();
  theShop.refusal = new CallRefused(409, { code: 'above-stock', message: 'The maximum stock of this product is 9' });
  const made = cart.change({ kind: 'update', id: 1, quantity: 5 });
  expect(visible()).toEqual([[1, 5]]);
  expect(await made).toEqual({ failed: 'update', message: 'The maximum stock of this product is 9' });
  expect(visible()).toEqual([[1, 1]]);
});

test('quick taps are sent one after the other, and of several quantities only the last', async () => {
  theShop.items = [lamp];
  const { cart, shown: visible, sent } = open();
  await cart.reload();
  const made = [2, 3, 4, 5].map((quantity) => cart.change({ kind: 'update', id: 1, quantity }));
  made.push(cart.change({ kind: 'add', item: cup }));
  expect(visible()).toEqual([
    [1, 5],
    [2, 1],
  ]);
  expect(await Promise.all(made)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(sent()).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 1, quantity: 5 },
    { variant_id: 2, quantity: 1 },
  ]);
  await cart.reload();
  expect(visible()).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('two adds both count, whether or not the first was sent', async () => {
  const { cart, shown: visible } = open();
  const made = [cart.change({ kind: 'add', item: lamp }), cart.change({ kind: 'add', item: lamp })];
  expect(visible()).toEqual([[1, 2]]);
  await Promise.all(made);
  await cart.reload();
  expect(visible()).toEqual([[1, 2]]);
});

test('a change made while the cart is reloaded stays visible', async () => {
  theShop.items = [lamp];
  const { cart, shown: visible } = open();
  await cart.reload();
  const reloading = cart.reload();
  const made = cart.change({ kind: 'remove', id: 1 });
  expect(visible()).toEqual([]);
  await reloading;
  expect(visible()).toEqual([]);
  await made;
  await cart.reload();
  expect(visible()).toEqual([]);
});

test('CART-06 an unreachable shop is reported, and completed changes stay', async () => {
  theShop.items = [lamp];
  const { cart, shown: visible, failure: error } = open();
  await cart.reload();
  await cart.change({ kind: 'update', id: 1, quantity: 3 });
  theShop.refusal = new CallRefused(409, { message: 'down' });
  expect(await cart.reload()).toEqual({ failed: 'fetch', message: 'down' });
  expect(error()).toEqual({ failed: 'fetch', message: 'down' });
  expect(visible()).toEqual([[1, 3]]);
  theShop.refusal = null;
  await cart.reload();
  expect(error()).toBeNull();
});

test('CART-05 pieces whose response timed out at a gateway stay, and are sent again with their key', async () => {
  const { cart, shown: visible, sent } = open();
  theShop.refusal = new CallRefused(504, {});
  expect(await cart.change({ kind: 'add', item: { ...lamp, quantity: 2 } })).toBe('waiting');
  expect(visible()).toEqual([[1, 2]]);
  theShop.refusal = null;
  await cart.reload();
  expect(sent()).toEqual([{ variant_id: 1, quantity: 2 }, { items: [{ id: 1, quantity: 2 }] }]);
});

test('CART-04 a price changed by the shop is applied and reported', async () => {
  theShop.items = [lamp];
  const { cart, changes } = open();
  await cart.reload();
  theShop.items = [{ ...lamp, price: 120 }];
  await cart.reload();
  expect(changes).toEqual([{ kind: 'price', id: 1, name: 'Lamp', before: 100, after: 120 }]);
  await cart.reload();
  expect(changes).toHaveLength(1);
});

/** Opens a cart whose calls the test answers and whose customer it can switch away. */
function byHand() {
  const answers: { name: string; settle: (outcome?: unknown) => void }[] = [];
  let isOpen = true;
  theShop.hold = (name) =>
    new Promise((resolve, reject) => {
      answers.push({
        name,
        settle: (outcome) => {
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        },
      });
    });
  const cart = openCustomerCart({
    customerId: 7,
    isOpen: () => isOpen,
    onChange: () => undefined,
    onError: () => undefined,
  });
  const next = async (name: string) => {
    await vi.waitFor(() => {
      expect(answers.map((one) => one.name)).toContain(name);
    });
    return answers.splice(
      answers.findIndex((one) => one.name === name),
      1,
    )[0]!;
  };
  return {
    cart,
    next,
    answers,
    visible: () => cart.items().map(({ id, quantity }) => [id, quantity]),
    leave: () => {
      isOpen = false;
    },
  };
}
const add = 'POST /api/orders/cart/';
const get = 'GET /api/orders/cart/';

test('an older response of the whole cart does not replace a newer one', async () => {
  const { cart, next, visible } = byHand();
  const first = cart.reload();
  const older = await next(get);
  void cart.change({ kind: 'add', item: { ...lamp, quantity: 5 } });
  (await next(add)).settle({});
  (await next(get)).settle({ items: [{ ...lamp, quantity: 5 }] });
  await vi.waitFor(() => {
    expect(visible()).toEqual([[1, 5]]);
  });
  older.settle({ items: [] });
  await first;
  expect(visible()).toEqual([[1, 5]]);
});

test('changes of a person who has left are not sent as somebody else, and wait for that person', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { cart, next, answers, leave } = byHand();
  void cart.change({ kind: 'add', item: lamp });
  void cart.change({ kind: 'add', item: cup });
  const first = await next(add);
  leave();
  first.settle(new DOMException('Somebody else is signed in now.', 'AbortError'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answers).toEqual([]);
  expect(openCustomerCart({ customerId: 7, isOpen: () => true, onChange: vi.fn(), onError: vi.fn() }).items()).toEqual([
    lamp,
    cup,
  ]);
});

test('a late response for a person who has left does not affect the changes of the current one', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { cart, next, leave, answers } = byHand();
  void cart.change({ kind: 'add', item: lamp });
  const late = await next(add);
  leave();
  const order = { kind: 'add', item: cup } as const;
  stored.set('cart-waiting', JSON.stringify({ customerId: 8, known: [], changes: [{ key: 'k', order }] }));
  late.settle({});
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { settle } of answers) settle({ items: [] });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(storedCart(8).changes).toHaveLength(1);
});
