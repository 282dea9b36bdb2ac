import { notifyWorker } from '#features/offline/storefront/notify-worker.ts';
import { browserApi } from '../data/api.ts';
import { refreshToken, tokenOwner } from './session.ts';
import { forgetPerson } from './stored-keys.ts';

const patienceMs = 3_000;

/** Signs out: the server ends the session, the browser forgets both tokens, what was looked at and what was begun, and the home page, or the one that is named, is loaded anew. */
export async function signOut(to = '/home'): Promise<void> {
  const refresh = refreshToken();
  const owner = tokenOwner();
  if (refresh !== null) {
    // Signed out here even when the server cannot be reached.
    await browserApi('POST /api/customers/logout/', {
      body: { refresh },
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
  }
  await endPush();
  // Somebody else may have signed in on another tab meanwhile; this one becomes theirs as it is loaded.
  const now = tokenOwner();
  if (now === null || now === owner) forgetPerson();
  notifyWorker({ kind: 'forget' });
  location.assign(to);
}

/** Notices of who signs out are not displayed here any more: their push service says so to the shop when the next one comes. */
async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
  try {
    const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Without a push service there is nothing to end.
  }
}
