/** The wishes as hearts and screens see them. */
export interface Wishes {
  /** Loading until it is known whose wishes they are; failed when a customer's did not come. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Numbers of products, the last wished for first. */
  readonly ids: readonly number[];
}

/** While it is not known who looks. */
export const nobodysWishes: Wishes = { state: 'loading', ids: [] };

let wishes = nobodysWishes;
const listeners = new Set<() => void>();

export const currentWishes = (): Wishes => wishes;

export function showWishes(next: Wishes): void {
  wishes = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the wishes change; answers how to stop. */
export function onWishesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
