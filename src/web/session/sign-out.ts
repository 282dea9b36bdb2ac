import { notifyWorker } from '#features/offline/storefront/notify-worker.ts';
import { browserApi } from '../data/api.ts';
import { refreshToken, tokenOwner } from './session.ts';
import { forgetPerson } from './stored-keys.ts';

const patienceMs = 3_000;

/**
 * Signs out: the server ends the session, the browser deletes both tokens, recent activity and all drafts, and loads the home page, or the given one,
 * anew.
 */
export async function signOut(to = '/home'): Promise<void> {
  const refresh = refreshToken();
  const owner = tokenOwner();
  if (refresh !== null) {
    // The sign-out takes effect here even when the server cannot be reached.
    await browserApi('POST /api/customers/logout/', {
      body: { refresh },
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
  }
  await endPush();
  // Another customer may have signed in in another tab meanwhile; this tab becomes theirs when it reloads.
  const now = tokenOwner();
  if (now === null || now === owner) forgetPerson();
  notifyWorker({ kind: 'forget' });
  location.assign(to);
}

/** Ends this browser's push subscription for the customer who signs out; the push service reports that to the shop with the next notification. */
async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  try {
    const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Without a push service there is no subscription to end.
  }
}
