import { readStoredWishes } from '../wishlist.rules.ts';

const key = 'wishlist';

/** In a browser that stores nothing, the guest's wishes for as long as the page is open. */
let unstored: readonly number[] | null = null;

/** The wishes that this browser keeps for a guest. */
export function guestWishes(): readonly number[] {
  if (unstored !== null) return unstored;
  try {
    return readStoredWishes(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps a guest's wishes in this browser; none leave nothing behind. */
export function saveGuestWishes(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
    unstored = null;
  } catch {
    unstored = ids;
  }
}

/** Calls the listener when another tab changed the guest's wishes. */
export function onGuestWishesChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
