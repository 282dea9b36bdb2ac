import { useSyncExternalStore } from 'react';
import { customerApi } from '../data/api.ts';
import { currentSession, onPersonChange, onSessionChange } from './session.ts';

/** What waits for the customer: notices, and messages of the shop. */
export interface Unread {
  readonly notices: number;
  readonly messages: number;
}

const nothing: Unread = { notices: 0, messages: 0 };
/** Pages that receive events at once report them here; elsewhere the count is requested when somebody comes back after a while. */
const goodForMs = 60_000;

let unread = nothing;
let requestedAt = -Infinity;
/** How often it became known what waits, so that an answer from before that is not believed. */
let changes = 0;
const listeners = new Set<() => void>();

onPersonChange(() => {
  requestedAt = -Infinity;
  setUnread(nothing);
});

/** Notifies every badge what is known by now. */
export function setUnread(change: Partial<Unread>): void {
  unread = { ...unread, ...change };
  changes += 1;
  for (const listener of listeners) listener();
}

/** Requests what waits for the customer, unless it did a moment ago. */
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
    // A badge that does not come is not missed.
    () => undefined,
  );
}

let tabs: BroadcastChannel | null | undefined;

/** The other tabs of this browser, whose badges count the same; null where there are none. */
function otherTabs(): BroadcastChannel | null {
  if (tabs === undefined) {
    tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unread');
    // Not what is known there: it may be from before what is known here.
    tabs?.addEventListener('message', () => {
      requestedAt = -Infinity;
      whenSeen();
    });
  }
  return tabs;
}

/** Something was read, or is not any more: what waits is requested anew here, and in every tab that shows it. */
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

/** What waits for the customer, requested once however many badges show it. */
export function useUnread(): Unread {
  return useSyncExternalStore(
    follow,
    () => unread,
    () => nothing,
  );
}
