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

/** The cart as screens read it. */
export interface Cart {
  /** Loading until both the owner of the cart and its content are known. */
  readonly state: 'loading' | 'ready';
  readonly items: readonly CartItem[];
  /** In toman. */
  readonly total: number;
  /** The number of pieces in all lines. */
  readonly count: number;
  /** What changed since items were added; stored until the shopper has seen it. */
  readonly changes: readonly CartChange[];
  /** Why the cart could not be loaded from the shop. */
  readonly error: CartError | null;
}

/** What can be added to the cart: a variant with the fields that the cart displays. */
export type CartEntry = Omit<CartItem, 'quantity'>;

/** Milliseconds after which a guest's cart is displayed as stored when the shop does not respond. */
const longestCheck = 5_000;

const unknown: Cart = { state: 'loading', items: [], total: 0, count: 0, changes: [], error: null };
let cart: Cart = unknown;
let guestItems: readonly CartItem[] = [];
/** The cart of the signed-in customer. */
let customer: { readonly id: number; readonly cart: CustomerCart } | null = null;
/** Set while the customer's cart is being opened: changes wait for it, so that they do not end up in the guest's cart. */
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

/** Starts the store with the first screen that displays the cart: restores a guest's cart and subscribes to the session and to other tabs. */
function start(): void {
  if (started) return;
  started = true;
  onGuestCartChange(() => {
    if (customer !== null) return;
    guestItems = guestCart();
    show();
  });
  // The changes of one person's cart must not be displayed to another.
  onPersonChange(() => {
    cart = { ...cart, changes: [] };
  });
  // Another tab of this browser has changed the cart.
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
  // The module of a customer's cart is only loaded for signed-in customers.
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
  // Set to loading so that callers waiting for the cart after sign-in get this one, not the guest's cart from before.
  show({ state: 'loading' });
}

/** Loads a customer's cart; the guest's cart is merged into it first. */
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

/** Retries merging a guest's cart after a merge request without a response, so that its items do not stay hidden until the next page load. */
const joining = whenBack(() => {
  if (customer !== null) void joined(customer.cart);
});

/** Resolves to whether there was a guest's cart and the shop has merged it into the customer's. */
async function joined(own: CustomerCart): Promise<boolean> {
  let answered = false;
  try {
    await handOverGuestCart(async (items, key, isRepeat) => {
      const body = { items: items.map(({ id, quantity }) => ({ id, quantity })) };
      const answer = await customerApi('POST /api/orders/cart/merge/', { headers: { 'idempotency-key': key }, body });
      own.replace(answer.items);
      // In a repeat, items may be missing because the first request succeeded and the customer has removed them since.
      const left = isRepeat ? [] : items.filter((item) => !answer.items.some(({ id }) => id === item.id));
      show({ changes: [...cart.changes, ...left.map(({ id, name }) => ({ kind: 'vanished', id, name }) as const)] });
      answered = true;
    });
    joining.done();
  } catch (error) {
    // The guest's cart stays in the browser and is merged at the next start, or when the shop responds again.
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

/** Returns the cart for a screen; in its loading state while the server renders. */
export function useCart(): Cart {
  return useSyncExternalStore(
    subscribe,
    () => cart,
    () => unknown,
  );
}

/** Adds pieces of an item to the cart; more than the stock is refused, without a request when the stock is known here. */
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

/** Sets the quantity of an item in the cart, clamped between one and the stock. */
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

/** Removes an item from the cart. */
export async function removeItem(id: number): Promise<CartOutcome> {
  await opening?.ready;
  if (customer !== null) return customer.cart.change({ kind: 'remove', id });
  setGuestItems(guestCart().filter((item) => item.id !== id));
  return 'done';
}

/** Empties the cart; nothing of a guest's cart stays in the browser. */
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

/** Checks the cart against the shop's current prices and stock, for a screen that displays them; differences are reported there. */
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
  // A cart that was only just loaded is up to date.
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
    // A guest has no cart at the shop that could fail to load: it stays as stored and is checked again with the next refresh.
    reportQuietly(error);
  }
}

/** Reduces quantities above the stock to the stock, at the shop too, and notifies the customer. */
function setToStock(own: CustomerCart): void {
  if (customer?.cart !== own) return;
  const items = own.items();
  const tooMany = correctedCart(items, items).changes.filter((change) => change.kind === 'fewer');
  if (tooMany.length > 0) show({ changes: [...cart.changes, ...tooMany] });
  for (const { id, after } of tooMany) void own.change({ kind: 'update', id, quantity: after });
}

/** Clears the changes once the shopper has read them. */
export function changesSeen(): void {
  show({ changes: [] });
}
