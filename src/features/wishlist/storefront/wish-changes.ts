import { CallRefused } from '#shared/contract/api-client.ts';
import { isLanguage } from '#shared/language.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import type { wishlistMessages } from '../wishlist.messages.ts';
import { maxWishes } from '../wishlist.rules.ts';
import { guestWishes, keepGuestWishes } from './guest-wishes.ts';
import { currentWishes, showWishes } from './wish-state.ts';

type Texts = (typeof wishlistMessages)['fa'];

/** The customer whose wishes show. */
let owner: number | null = null;
let loading: Promise<void> = Promise.resolve();
/** Changes go to the shop one after the other, so that the last one pressed is the last one kept. */
let changing: Promise<unknown> = Promise.resolve();

/** Shows a customer's wishes, which a guest's join first; once for each customer, and again after a failure. */
export function loadWishes(customerId: number): Promise<void> {
  if (customerId === owner && currentWishes().state !== 'failed') return loading;
  owner = customerId;
  loading = load(customerId);
  return loading;
}

async function load(id: number): Promise<void> {
  const guest = guestWishes();
  showWishes({ state: 'loading', ids: guest });
  try {
    const { ids } =
      guest.length === 0
        ? await customerApi('GET /api/wishlist/')
        : await customerApi('POST /api/wishlist/join/', { body: { ids: [...guest] } });
    if (owner !== id) return;
    keepGuestWishes([]);
    showWishes({ state: 'ready', ids });
  } catch (error) {
    // The guest's wishes stay in the browser and join with the next start.
    if (!(error instanceof CallRefused)) reportQuietly(error);
    if (owner === id) showWishes({ state: 'failed', ids: guest });
  }
}

function sessionIsKnown(): Promise<void> {
  if (currentSession().state !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      if (currentSession().state === 'loading') return;
      stop();
      resolve();
    });
  });
}

/** Wishes for a product, or no longer. */
export async function changeWish(id: number, wished: boolean): Promise<void> {
  await sessionIsKnown();
  const session = currentSession();
  if (session.state === 'customer') await loadWishes(session.customer.id);
  if (wished && currentWishes().ids.length >= maxWishes) {
    await say((t) => t.full(maxWishes));
    return;
  }
  show(id, wished);
  if (session.state === 'guest') {
    keepGuestWishes(currentWishes().ids);
    return;
  }
  const change = changing.then(() =>
    customerApi(wished ? 'PUT /api/wishlist/:id/' : 'DELETE /api/wishlist/:id/', { params: { id } }),
  );
  changing = change.catch(() => undefined);
  try {
    await change;
  } catch (error) {
    if (!(error instanceof CallRefused)) reportQuietly(error);
    show(id, !wished);
    await say((t) => (error instanceof CallRefused && error.status !== 0 ? error.message : t.notKept));
  }
}

function show(id: number, wished: boolean): void {
  const others = currentWishes().ids.filter((one) => one !== id);
  showWishes({ ...currentWishes(), ids: wished ? [id, ...others] : others });
}

/** Says what went wrong; the words are fetched only then. */
async function say(sentence: (t: Texts) => string): Promise<void> {
  const { wishlistMessages } = await import('../wishlist.messages.ts');
  const { lang } = document.documentElement;
  announce(sentence(wishlistMessages[isLanguage(lang) ? lang : 'fa']), 'bad');
}
