import { useSyncExternalStore } from 'react';
import { customerApi } from '../data/api.ts';
import { currentSession, onPersonChange, onSessionChange } from './session.ts';

/** The customer's unread counts: notices, and messages of the shop. */
export interface Unread {
  readonly notices: number;
  readonly messages: number;
}

const nothing: Unread = { notices: 0, messages: 0 };
/**
 * Milliseconds for which a count is valid. Pages with live events report them here at once; elsewhere the count is requested when the tab becomes
 * visible again.
 */
const goodForMs = 60_000;

let unread = nothing;
let requestedAt = -Infinity;
/** The number of updates so far, to discard a response that predates one of them. */
let changes = 0;
const listeners = new Set<() => void>();

onPersonChange(() => {
  requestedAt = -Infinity;
  setUnread(nothing);
});

/** Updates the counts and notifies every badge. */
export function setUnread(change: Partial<Unread>): void {
  unread = { ...unread, ...change };
  changes += 1;
  for (const listener of listeners) listener();
}

/** Requests the customer's unread counts, unless it did so within the last minute. */
export function requestUnread({ anyway = false }: { anyway?: boolean } = {}): void {
  if (currentSession().state !== 'customer') return;
  const now = performance.now();
  if (!anyway && now - requestedAt < goodForMs) return;
  requestedAt = now;
  const before = changes;
  customerApi('GET /api/customers/unread/').then(
    (answer) => {
      if (changes === before) setUnread({ notices: answer.notices_count, messages: answer.messages_count });
      else requestUnread({ anyway: true });
    },
    // An error is ignored: the badge is optional.
    () => undefined,
  );
}

let tabs: BroadcastChannel | null | undefined;

/** Returns the channel to the other tabs of this browser, whose badges have the same counts; null where it is not supported. */
function otherTabs(): BroadcastChannel | null {
  if (tabs === undefined) {
    tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unread');
    // The message carries no counts: those of the other tab may be older than this tab's.
    tabs?.addEventListener('message', () => {
      requestedAt = -Infinity;
      whenSeen();
    });
  }
  return tabs;
}

/** Requests the counts anew after something was read or marked unread, here and in every tab that displays them. */
export function noteRead(): void {
  requestUnread({ anyway: true });
  otherTabs()?.postMessage(null);
}

function whenSeen(): void {
  if (document.visibilityState === 'visible') requestUnread();
}

let stopFollowing: (() => void) | undefined;

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (stopFollowing === undefined) {
    const stop = onSessionChange(() => {
      requestUnread();
    });
    document.addEventListener('visibilitychange', whenSeen);
    otherTabs();
    stopFollowing = () => {
      stop();
      document.removeEventListener('visibilitychange', whenSeen);
    };
    requestUnread();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

/** Returns the customer's unread counts, requested once for any number of badges. */
export function useUnread(): Unread {
  return useSyncExternalStore(
    follow,
    () => unread,
    () => nothing,
  );
}
