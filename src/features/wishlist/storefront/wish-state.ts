/** The state of the wishlist. */
export interface Wishes {
  /** Loading until the session is known; failed when a customer's wishlist could not be loaded. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Product ids, latest first. */
  readonly ids: readonly number[];
}

/** The state before the session is known. */
export const nobodysWishes: Wishes = { state: 'loading', ids: [] };

let wishes = nobodysWishes;
const listeners = new Set<() => void>();

export const currentWishes = (): Wishes => wishes;

export function showWishes(next: Wishes): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the wishlist changes; returns an unsubscribe function. */
export function onWishesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
