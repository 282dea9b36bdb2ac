import { useSyncExternalStore } from 'react';
import type { WaitingQueue } from '#features/reports/dashboard.contract.ts';
import { CallRefused } from '#shared/contract/api-client.ts';
import { staffApi } from '../data/api.ts';
import { reportQuietly } from '../pages/guard.ts';
import { currentSession, onSessionChange } from './session.ts';

/** What waits for who is signed in of the staff. */
export interface StaffWaiting {
  /** In the order of the menu; null until it is known. */
  readonly queues: readonly WaitingQueue[] | null;
  /** It was asked for and nothing has come yet. */
  readonly failed: boolean;
}

const unknown: StaffWaiting = { queues: null, failed: false };
const everyMs = 30_000;

let waiting = unknown;
/** Of whom that is. */
let knownOf: number | null = null;
let asking = false;
const listeners = new Set<() => void>();

function set(next: StaffWaiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Who of the staff is signed in; null for everybody else. */
function staffId(): number | null {
  const session = currentSession();
  return session.state === 'customer' && session.customer.role !== null ? session.customer.id : null;
}

/** Asks what waits, unless that is under way: what is known stands until something newer comes. */
export function askStaffWaiting(): void {
  const asker = staffId();
  if (asking || asker === null) return;
  asking = true;
  const settle = (next: StaffWaiting) => {
    asking = false;
    if (staffId() === asker) set(next);
    else askStaffWaiting();
  };
  staffApi('GET /api/admin/waiting/').then(
    ({ data }) => {
      settle({ queues: data, failed: false });
    },
    (error: unknown) => {
      if (!(error instanceof CallRefused)) reportQuietly(error);
      settle({ queues: waiting.queues, failed: waiting.queues === null });
    },
  );
}

function whenSeen(): void {
  if (document.visibilityState === 'visible') askStaffWaiting();
}

let stopFollowing: (() => void) | undefined;

/** Asks from time to time while the page is seen, once however many follow. */
export function followStaffWaiting(listener: () => void): () => void {
  listeners.add(listener);
  if (stopFollowing === undefined) {
    const beginAnew = () => {
      if (staffId() === knownOf) return;
      knownOf = staffId();
      set(unknown);
      askStaffWaiting();
    };
    const stop = onSessionChange(beginAnew);
    const timer = setInterval(whenSeen, everyMs);
    document.addEventListener('visibilitychange', whenSeen);
    stopFollowing = () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
    beginAnew();
    askStaffWaiting();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

/** What waits for the staff, as it changes. */
export function useStaffWaiting(): StaffWaiting {
  return useSyncExternalStore(
    followStaffWaiting,
    () => waiting,
    () => unknown,
  );
}
