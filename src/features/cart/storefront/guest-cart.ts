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
  // What changed is another cart: joining it later is not a repeat.
  write(joinKey, null);
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

/** The key under which this guest's cart joins a customer's: the same until that has succeeded, so that a repeat adds nothing. */
function idempotencyKey(): string {
  const stored = read(joinKey);
  if (stored !== null) return stored;
  const key = randomKey();
  write(joinKey, key);
  return key;
}

/** What is left of a guest's cart once this much of it has joined a customer's: what another tab has put in meanwhile. */
export function leftInCart(now: readonly CartItem[], joined: readonly CartItem[]): CartItem[] {
  return now.flatMap((item) => {
    const quantity = item.quantity - (joined.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/**
 * Hands the guest's cart to whom it joins and removes it here once that has succeeded; one tab at a time, the others
 * find nothing left. What a tab that does not know yet who is signed in puts in meanwhile stays for the next time. Nothing happens when there is none.
 */
export function handOverGuestCart(join: (items: CartItem[], key: string) => Promise<void>): Promise<void> {
  const handOver = async () => {
    const items = guestCart();
    if (items.length === 0) return;
    await join(items, idempotencyKey());
    keepGuestCart(leftInCart(guestCart(), items));
  };
  return 'locks' in navigator ? navigator.locks.request('cart-join', handOver) : handOver();
}
