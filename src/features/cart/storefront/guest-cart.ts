import type { CartItem } from '../cart.contract.ts';
import { readStoredCart } from '../stored-cart.rules.ts';
import { randomKey } from './random-key.ts';

const cartKey = 'cart';
const joinKey = 'cart-join';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The guest's cart in a browser without storage, for as long as the page is open. */
let unstored: CartItem[] | null = null;

/** Returns the guest's cart stored in this browser. */
export function guestCart(): CartItem[] {
  return unstored ?? readStoredCart(read(cartKey));
}

/** Stores a guest's cart in this browser; an empty one is removed from storage. */
export function keepGuestCart(items: readonly CartItem[]): void {
  unstored = write(cartKey, items.length === 0 ? null : JSON.stringify(items)) ? null : [...items];
  // A guest who starts a new cart has nothing left of the former one that could have been merged.
  if (items.length === 0) keepJoin(null);
}

/** Calls the listener when another tab changes the guest's cart; returns a function that unsubscribes. */
export function onGuestCartChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}

/** A batch that was sent to be merged into a customer's cart and was not answered, so that it may have been merged. */
interface Join {
  readonly key: string;
  readonly items: readonly CartItem[];
}

/** Used in a browser without storage, until the page is closed. */
let unstoredJoin: Join | null = null;

function keepJoin(join: Join | null): void {
  unstoredJoin = write(joinKey, join === null ? null : JSON.stringify(join)) ? null : join;
}

function unansweredJoin(): Join | null {
  if (unstoredJoin !== null) return unstoredJoin;
  try {
    const { key, items } = JSON.parse(read(joinKey) ?? 'null') as { key?: unknown; items?: unknown };
    return typeof key === 'string' ? { key, items: readStoredCart(JSON.stringify(items)) } : null;
  } catch {
    return null;
  }
}

/** Returns the part of a batch that the guest still has: items removed since are not sent again. */
function stillIn(now: readonly CartItem[], batch: readonly CartItem[]): CartItem[] {
  return batch.flatMap((item) => {
    const quantity = Math.min(item.quantity, now.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Returns what is left of a guest's cart once these items are merged into a customer's: what another tab has added meanwhile. */
export function leftInCart(now: readonly CartItem[], joined: readonly CartItem[]): CartItem[] {
  return now.flatMap((item) => {
    const quantity = item.quantity - (joined.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/**
 * Merges the guest's cart into a customer's and removes it here once that has succeeded; one tab at a time, so that the others find nothing left. A
 * batch that was sent without a response may have been merged: it is sent again by itself under its key, which adds nothing twice, and items added
 * since follow as a batch of their own. Items added meanwhile in a tab that does not know yet who is signed in stay for the next merge.
 */
export function handOverGuestCart(
  join: (items: CartItem[], key: string, isRepeat: boolean) => Promise<void>,
): Promise<void> {
  const handOver = async () => {
    const before = unansweredJoin();
    const items = guestCart();
    if (before !== null) {
      const again = stillIn(items, before.items);
      if (again.length > 0) await join(again, before.key, true);
      keepGuestCart(leftInCart(guestCart(), again));
      keepJoin(null);
    }
    const rest = before === null ? items : leftInCart(items, before.items);
    if (rest.length === 0) return;
    const key = randomKey();
    keepJoin({ key, items: rest });
    await join(rest, key, false);
    keepGuestCart(leftInCart(guestCart(), rest));
    keepJoin(null);
  };
  return 'locks' in navigator ? navigator.locks.request('cart-join', handOver) : handOver();
}
