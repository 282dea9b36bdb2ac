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

/** In a browser that stores nothing, the guest's cart for as long as the page is open. */
let unstored: CartItem[] | null = null;

/** The cart that this browser keeps for a guest. */
export function guestCart(): CartItem[] {
  return unstored ?? readStoredCart(read(cartKey));
}

/** Keeps a guest's cart in this browser; an empty one leaves nothing behind. */
export function keepGuestCart(items: readonly CartItem[]): void {
  unstored = write(cartKey, items.length === 0 ? null : JSON.stringify(items)) ? null : [...items];
  // Who begins a cart anew has nothing of the one before that could have joined.
  if (items.length === 0) keepJoin(null);
}

/** Calls the listener when another tab changed the guest's cart; answers how to stop. */
export function onGuestCartChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}

/** What was sent to join a customer's cart and may have joined it: no answer has come. */
interface Join {
  readonly key: string;
  readonly items: readonly CartItem[];
}

/** In a browser that stores nothing, as long as the page is open. */
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

/** What of a batch the guest still has: what was taken out since is not sent again. */
function stillIn(now: readonly CartItem[], batch: readonly CartItem[]): CartItem[] {
  return batch.flatMap((item) => {
    const quantity = Math.min(item.quantity, now.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** What is left of a guest's cart once this much of it has joined a customer's: what another tab has put in meanwhile. */
export function leftInCart(now: readonly CartItem[], joined: readonly CartItem[]): CartItem[] {
  return now.flatMap((item) => {
    const quantity = item.quantity - (joined.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/**
 * Hands the guest's cart to whom it joins and removes it here once that has succeeded; one tab at a time, the others find nothing left. What was sent and
 * not answered may have joined: it is sent again by itself, under its key, under which it adds nothing twice, and what the guest put in since joins after it
 * as a batch of its own. What a tab that does not know yet who is signed in puts in meanwhile stays for the next time. Nothing happens when there is none.
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
