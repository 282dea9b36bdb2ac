import { useSyncExternalStore } from 'react';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { browserApi, customerApi } from '#web/data/api.ts';
import { onWriteElsewhere } from '#web/data/touched.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { afterSignIn, currentSession, onPersonChange, onSessionChange } from '#web/session/session.ts';
import type { CartItem } from '../cart.contract.ts';
import { cartCount, cartTotal, clampQuantity, correctedCart, mergeCarts, type CartChange } from '../cart.rules.ts';
import { errorOf, type CartError, type CartOutcome } from './cart-error.ts';
import type { CartWatcher, CustomerCart } from './customer-cart.ts';
import { guestCart, handOverGuestCart, keepGuestCart, onGuestCartChange } from './guest-cart.ts';
import { whenBack } from './when-back.ts';

/** The cart as screens see it. */
export interface Cart {
  /** Loading until it is known whose cart it is and what is in it. */
  readonly state: 'loading' | 'ready';
  readonly items: readonly CartItem[];
  /** In toman. */
  readonly total: number;
  /** Pieces, all lines together. */
  readonly count: number;
  /** What became different since it was put into the cart; stored until the shopper has seen it. */
  readonly changes: readonly CartChange[];
  /** Why the cart could not be had from the shop. */
  readonly error: CartError | null;
}

/** What can be put into the cart: a variant with what the cart shows of it. */
export type CartEntry = Omit<CartItem, 'quantity'>;

/** Without a network a guest sees the cart as it was stored, after so many milliseconds. */
const longestCheck = 5_000;

const unknown: Cart = { state: 'loading', items: [], total: 0, count: 0, changes: [], error: null };
let cart: Cart = unknown;
let guestItems: readonly CartItem[] = [];
/** The customer's cart while one is signed in. */
let customer: { readonly id: number; readonly cart: CustomerCart } | null = null;
/** While the customer's cart is being opened: changes wait, so that they do not end in the guest's. */
let opening: { readonly id: number; readonly ready: Promise<void> } | null = null;
let started = false;
const listeners = new Set<() => void>();

function show(event: Partial<Pick<Cart, 'state' | 'changes' | 'error'>> = {}): void {
  const items = customer === null ? guestItems : customer.cart.items();
  cart = { ...cart, ...event, items, total: cartTotal(items), count: cartCount(items) };
  for (const listener of listeners) listener();
}

function setGuestItems(items: readonly CartItem[]): void {
  guestItems = items;
  keepGuestCart(items);
  show();
}

/** Begins with the first screen that shows the cart: restores a guest's, and follows who signs in and other tabs. */
function start(): void {
  if (started) return;
  started = true;
  onGuestCartChange(() => {
    if (customer !== null) return;
    guestItems = guestCart();
    show();
  });
  // What changed in somebody's cart is nobody else's to read.
  onPersonChange(() => {
    cart = { ...cart, changes: [] };
  });
  // Another tab of this browser has put something in, or out.
  onWriteElsewhere((touched) => {
    if (touched.includes('orders')) void customer?.cart.reload();
  });
  onSessionChange(followSession);
  afterSignIn(untilReady);
  followSession();
}

function followSession(): void {
  const session = currentSession();
  if (session.state === 'loading') return;
  if (session.state === 'guest') {
    customer = null;
    opening = null;
    guestItems = guestCart();
    show({ state: 'ready', error: null });
    return;
  }
  const { id } = session.customer;
  if (customer?.id === id || opening?.id === id) return;
  // Only who is signed in needs what keeps a customer's cart.
  const ready = import('./customer-cart.ts').then(
    ({ openCustomerCart }) => {
      if (opening?.ready === ready) void takeOverCart(id, openCustomerCart);
    },
    (error: unknown) => {
      opening = null;
      show({ state: 'ready', error: errorOf('open', error) });
    },
  );
  opening = { id, ready };
  // Whoever waits for the cart after signing in waits for this one, not for the guest's that was there before.
  show({ state: 'loading' });
}

/** A customer's cart is loaded; what the guest had put aside joins it first. */
async function takeOverCart(id: number, openCustomerCart: (watcher: CartWatcher) => CustomerCart): Promise<void> {
  const isOpen = () => customer?.cart === own;
  const own = openCustomerCart({
    customerId: id,
    isOpen,
    onChange: (changes) => {
      if (isOpen()) show({ changes: [...cart.changes, ...changes] });
    },
    onError: (error) => {
      if (isOpen()) show({ error: error });
    },
  });
  customer = { id, cart: own };
  opening = null;
  const isNew = own.items().length === 0;
  if (isNew) own.replace(guestCart());
  show({ state: 'loading', error: null });
  if (!(await joined(own)) && (await own.reload()) !== null && isNew) own.replace([]);
  if (isOpen()) show({ state: 'ready' });
}

/** What a guest had put aside and could not join for want of an answer is not out of sight until the next page: it is tried again. */
const joining = whenBack(() => {
  if (customer !== null) void joined(customer.cart);
});

/** Whether there was a guest's cart and the shop has joined it to the customer's. */
async function joined(own: CustomerCart): Promise<boolean> {
  let answered = false;
  try {
    await handOverGuestCart(async (items, key, isRepeat) => {
      const body = { items: items.map(({ id, quantity }) => ({ id, quantity })) };
      const answer = await customerApi('POST /api/orders/cart/merge/', { headers: { 'idempotency-key': key }, body });
      own.replace(answer.items);
      // A repeat may have been done before, and the customer have taken items out since.
      const left = isRepeat ? [] : items.filter((item) => !answer.items.some(({ id }) => id === item.id));
      show({ changes: [...cart.changes, ...left.map(({ id, name }) => ({ kind: 'vanished', id, name }) as const)] });
      answered = true;
    });
    joining.done();
  } catch (error) {
    // The guest's cart stays in the browser and joins with the next start, or when there is an answer again.
    errorOf('add', error);
    if (error instanceof CallRefused && isNoAnswer(error.status)) joining.wait();
  }
  return answered;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
  };
}

/** The cart for a screen; unknown while the server renders. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cart,
    () => unknown,
  );
}

/** Puts pieces of an item into the cart; more than there is are refused, without a call when that is known here. */
export async function addToCart(entry: CartEntry, quantity: number): Promise<CartOutcome> {
  start();
  const max = entry.maxQuantity;
  const inCart = cart.items.find((item) => item.id === entry.id)?.quantity ?? 0;
  if (quantity > max) return { failed: 'above-stock', max: max, inCart: 0 };
  const item = { ...entry, quantity };
  await opening?.ready;
  if (customer !== null) return customer.cart.change({ kind: 'add', item });
  if (inCart + quantity > max) return { failed: 'above-stock', max: max, inCart };
  setGuestItems(mergeCarts(guestCart(), [item]));
  return 'done';
}

/** Sets how many pieces of an item are in the cart, between one and what there is. */
export async function setQuantity(id: number, wanted: number): Promise<CartOutcome> {
  const item = cart.items.find((one) => one.id === id);
  if (item === undefined || item.maxQuantity === 0) return 'done';
  const { quantity } = clampQuantity(wanted, item.maxQuantity);
  if (quantity === item.quantity) return 'done';
  await opening?.ready;
  if (customer !== null) return customer.cart.change({ kind: 'update', id, quantity });
  setGuestItems(guestCart().map((one) => (one.id === id ? { ...one, quantity } : one)));
  return 'done';
}

/** Takes an item out of the cart. */
export async function removeItem(id: number): Promise<CartOutcome> {
  await opening?.ready;
  if (customer !== null) return customer.cart.change({ kind: 'remove', id });
  setGuestItems(guestCart().filter((item) => item.id !== id));
  return 'done';
}

/** Empties the cart; of a guest's nothing stays in the browser. */
export async function clearCart(): Promise<CartOutcome> {
  await opening?.ready;
  if (customer === null) {
    setGuestItems([]);
    return 'done';
  }
  const { cart: own } = customer;
  const outcomes = await Promise.all(own.items().map(({ id }) => own.change({ kind: 'remove', id })));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}

let refreshing: Promise<void> | undefined;

/** Holds the cart against the shop of now, for a screen that displays its prices; what changed is reported there. */
export function refreshCart(): Promise<void> {
  start();
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<void> {
  const known = cart.state === 'ready';
  await untilReady();
  if (customer === null) return refreshGuestCart();
  // A cart that has only just come is as it is now.
  const { cart: own } = customer;
  if (known && !(await joined(own)) && (await own.reload()) !== null) return;
  setToStock(own);
}

function untilReady(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (cart.state !== 'ready') return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}

async function refreshGuestCart(): Promise<void> {
  const ids = guestCart().map(({ id }) => id);
  if (ids.length === 0) return;
  try {
    const { data: fresh } = await browserApi('POST /api/variants/lookup/', {
      body: { ids },
      signal: AbortSignal.timeout(longestCheck),
    });
    if (customer !== null) return;
    const local = guestCart();
    const requested = local.filter(({ id }) => ids.includes(id));
    const corrected = correctedCart(requested, fresh);
    const items = local.flatMap(
      (item) => corrected.items.find(({ id }) => id === item.id) ?? (ids.includes(item.id) ? [] : item),
    );
    cart = { ...cart, changes: [...cart.changes, ...corrected.changes], error: null };
    setGuestItems(items);
  } catch (error) {
    // A guest has no cart at the shop that could fail: it stays as it was stored, and is held against the shop with the next look.
    reportQuietly(error);
  }
}

/** What is in a customer's cart above the stock is set to the stock, at the shop too, and the customer is notified. */
function setToStock(own: CustomerCart): void {
  if (customer?.cart !== own) return;
  const items = own.items();
  const tooMany = correctedCart(items, items).changes.filter((change) => change.kind === 'fewer');
  if (tooMany.length > 0) show({ changes: [...cart.changes, ...tooMany] });
  for (const { id, after } of tooMany) void own.change({ kind: 'update', id, quantity: after });
}

/** The shopper has read what changed. */
export function changesSeen(): void {
  show({ changes: [] });
}
