import { useSyncExternalStore } from 'react';
import { onWriteElsewhere } from '#web/data/touched.ts';
import { afterSignIn, currentSession, onSessionChange } from '#web/session/session.ts';
import { guestWishes, onGuestWishesChange } from './guest-wishes.ts';
import { currentWishes, nobodysWishes, onWishesChange, showWishes, type Wishes } from './wish-state.ts';

let following: Promise<void> | undefined;
let started = false;

// What a customer's wishes and every change need comes when there is a customer or a change.
const changes = () => import('./wish-changes.ts');

/** Shows the wishes of who is signed in, or a guest's own. */
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
    // Another tab of this browser has changed them.
    onWriteElsewhere((touched) => {
      if (touched.includes('wishlist')) void changes().then(({ refreshWishes }) => refreshWishes());
    });
    followSession();
  }
  return onWishesChange(listener);
}

/** A customer's or guest's wishes; unknown while the server renders. */
export const useWishes = (): Wishes => useSyncExternalStore(subscribe, currentWishes, () => nobodysWishes);

/** Whether a product is wished for. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => currentWishes().ids.includes(id),
    () => false,
  );

/** Wishes for a product, or no longer; it shows at once, and is taken back if the shop refuses. Whether it is stored. */
export async function setWished(id: number, wished: boolean): Promise<boolean> {
  const { changeWish } = await changes();
  return changeWish(id, wished);
}
