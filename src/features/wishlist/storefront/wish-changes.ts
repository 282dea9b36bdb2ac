import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { isLanguage } from '#shared/language.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { currentSession, onPersonChange, sessionIsKnown } from '#web/session/session.ts';
import type { wishlistMessages } from '../wishlist.messages.ts';
import { maxWishes } from '../wishlist.rules.ts';
import { guestWishes, saveGuestWishes } from './guest-wishes.ts';
import { currentWishes, showWishes, type Wishes } from './wish-state.ts';

type Texts = (typeof wishlistMessages)['fa'];

/** A wishlist change in flight: applied optimistically, and confirmed by the server's response. */
interface PendingWish {
  readonly id: number;
  readonly wished: boolean;
}

/** The customer whose wishlist is loaded. */
let owner: number | null = null;
/** The confirmed state and the pending changes; the displayed state combines both. */
let confirmed: readonly number[] = [];
let pending: readonly PendingWish[] = [];
/** The number of changes the server has responded to. */
let settled = 0;
let state: Wishes['state'] = 'loading';
let loading: Promise<void> = Promise.resolve();
/** Serializes the changes, so that the last one made is the last one stored. */
let changing: Promise<unknown> = Promise.resolve();
/** Whether a change got no response: it may be stored nevertheless. */
let isUnsure = false;

onPersonChange(() => {
  owner = null;
  confirmed = [];
  pending = [];
  state = 'loading';
  changing = Promise.resolve();
  isUnsure = false;
});

function withWish(ids: readonly number[], { id, wished }: PendingWish): readonly number[] {
  const others = ids.filter((one) => one !== id);
  return wished ? [id, ...others] : others;
}

function show(): void {
  showWishes({ state, ids: pending.reduce(withWish, confirmed) });
}

/** Loads a customer's wishlist after merging the guest's; once per customer, and again after an error. */
export function loadWishes(customerId: number): Promise<void> {
  if (customerId === owner && state !== 'failed') return loading;
  owner = customerId;
  loading = load(customerId);
  return loading;
}

async function load(id: number): Promise<void> {
  const guest = guestWishes();
  const settle = (next: Wishes['state'], ids: readonly number[]) => {
    state = next;
    confirmed = ids;
    show();
  };
  settle('loading', guest);
  try {
    const { ids } =
      guest.length === 0
        ? await customerApi('GET /api/wishlist/')
        : await customerApi('POST /api/wishlist/join/', { body: { ids: [...guest] } });
    if (owner !== id) return;
    saveGuestWishes([]);
    settle('ready', ids);
  } catch (error) {
    // The guest's wishlist stays in the browser and is merged on the next load.
    if (!(error instanceof CallRefused)) reportQuietly(error);
    if (owner === id) settle('failed', guest);
  }
}

/** Reloads the wishlist after another tab changed it; a response older than a change made here does not undo it. */
export async function refreshWishes(): Promise<void> {
  const asker = owner;
  if (asker === null || state !== 'ready') return;
  const before = settled;
  try {
    const { ids } = await customerApi('GET /api/wishlist/');
    if (owner !== asker) return;
    if (settled === before) {
      confirmed = ids;
      show();
    } else await refreshWishes();
  } catch (error) {
    // The current state stays.
    if (!(error instanceof CallRefused)) reportQuietly(error);
  }
}

/** Reloads to find out whether unconfirmed changes were stored: now, and when the network is back. */
function lookAfterLoss(): void {
  isUnsure = false;
  const look = () => void refreshWishes();
  look();
  addEventListener('online', look, { once: true });
}

/** Adds or removes a product; returns whether it was stored. */
export async function changeWish(id: number, wished: boolean): Promise<boolean> {
  await sessionIsKnown();
  const session = currentSession();
  if (session.state === 'customer') {
    await loadWishes(session.customer.id);
    // Another user has signed in meanwhile.
    if (owner !== session.customer.id) return false;
  }
  if (wished && currentWishes().ids.length >= maxWishes) {
    await say((t) => t.full(maxWishes));
    return false;
  }
  const wish: PendingWish = { id, wished };
  if (session.state !== 'customer') {
    saveGuestWishes(withWish(currentWishes().ids, wish));
    showWishes({ ...currentWishes(), ids: guestWishes() });
    return true;
  }
  pending = [...pending, wish];
  show();
  const asker = owner;
  const change = changing.then(async () => {
    if (owner === asker)
      await customerApi(wished ? 'PUT /api/wishlist/products/:id/' : 'DELETE /api/wishlist/products/:id/', {
        params: { id },
      });
  });
  changing = change.catch(() => undefined);
  const settle = (ids: readonly number[]) => {
    if (owner !== asker) return;
    settled += 1;
    pending = pending.filter((one) => one !== wish);
    confirmed = ids;
    show();
    if (isUnsure && pending.length === 0) lookAfterLoss();
  };
  try {
    await change;
    settle(withWish(confirmed, wish));
    return owner === asker;
  } catch (error) {
    if (!(error instanceof CallRefused)) reportQuietly(error);
    const isLost = error instanceof CallRefused && isNoAnswer(error.status);
    if (isLost && owner === asker) isUnsure = true;
    settle(confirmed);
    if (owner !== asker) return false;
    await say((t) => (error instanceof CallRefused && !isLost ? error.message : t.notStored));
    return false;
  }
}

/** Displays an error message; the texts are loaded only then. */
async function say(sentence: (t: Texts) => string): Promise<void> {
  const { wishlistMessages } = await import('../wishlist.messages.ts');
  const { lang } = document.documentElement;
  announce(sentence(wishlistMessages[isLanguage(lang) ? lang : 'fa']), 'bad');
}
