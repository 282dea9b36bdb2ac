import { readStoredWishes } from '../wishlist.rules.ts';

const key = 'wishlist';

/** Without storage, the guest's wishlist while the page is open. */
let unstored: readonly number[] | null = null;

/** Returns the guest's wishlist stored in this browser. */
export function guestWishes(): readonly number[] {
  if (unstored !== null) return unstored;
  try {
    return readStoredWishes(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Stores a guest's wishlist in this browser; an empty one removes the entry. */
export function saveGuestWishes(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
    unstored = null;
  } catch {
    unstored = ids;
  }
}

/** Calls the listener when another tab changed the guest's wishlist. */
export function onGuestWishesChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) listener();
  });
}
