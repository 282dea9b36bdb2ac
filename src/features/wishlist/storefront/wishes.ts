import { useSyncExternalStore } from 'react';
import { onWriteElsewhere } from '#web/data/touched.ts';
import { afterSignIn, currentSession, onSessionChange } from '#web/session/session.ts';
import { guestWishes, onGuestWishesChange } from './guest-wishes.ts';
import { currentWishes, nobodysWishes, onWishesChange, showWishes, type Wishes } from './wish-state.ts';

let following: Promise<void> | undefined;
let started = false;

// The code for customers' wishlists and for changes is loaded on demand.
const changes = () => import('./wish-changes.ts');

/** Loads the wishlist of the signed-in customer, or of the guest. */
export function followSession(): void {
  const session = currentSession();
  if (session.state === 'guest') showWishes({ state: 'ready', ids: guestWishes() });
  if (session.state === 'customer') following = changes().then(({ loadWishes }) => loadWishes(session.customer.id));
}

function subscribe(listener: () => void): () => void {
  if (!started) {
    started = true;
    onSessionChange(followSession);
    onGuestWishesChange(followSession);
    afterSignIn(() => following);
    // Another tab of this browser has changed the wishlist.
    onWriteElsewhere((touched) => {
      if (touched.includes('wishlist')) void changes().then(({ refreshWishes }) => refreshWishes());
    });
    followSession();
  }
  return onWishesChange(listener);
}

/** Returns the customer's or guest's wishlist; unknown during server rendering. */
export const useWishes = (): Wishes => useSyncExternalStore(subscribe, currentWishes, () => nobodysWishes);

/** Whether a product is on the wishlist. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => currentWishes().ids.includes(id),
    () => false,
  );

/** Adds or removes a product optimistically, reverted if the server refuses. Returns whether it was stored. */
export async function setWished(id: number, wished: boolean): Promise<boolean> {
  const { changeWish } = await changes();
  return changeWish(id, wished);
}
