import { useCallback, useSyncExternalStore } from 'react';

/** The subscribers of the clock, with the time until which each needs it. */
const lookers = new Map<() => void, number>();
/** The time displayed by all countdowns, which advance together. */
let at = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  at = Date.now();
  wait();
  for (const look of [...lookers.keys()]) look();
}

/** Sets the timer for the next whole second, or sooner if something ends; a subscriber with nothing left to wait for is not woken. */
function wait(): void {
  clearTimeout(timer);
  timer = undefined;
  const ends = [...lookers.values()].filter((end) => end > at);
  if (ends.length > 0) timer = setTimeout(tick, Math.min(1_000 - (at % 1_000), ...ends.map((end) => end - at)));
}

/** A timer of a background tab fires late: when the tab is visible again, the time is corrected at once. */
const comeBack = () => {
  if (document.visibilityState === 'visible') tick();
};

/** Subscribes to the clock until a given time; returns a function that unsubscribes. */
export function watchClock(until: number, look: () => void): () => void {
  if (lookers.size === 0) document.addEventListener('visibilitychange', comeBack);
  lookers.set(look, until);
  if (timer === undefined) at = Date.now();
  wait();
  return () => {
    lookers.delete(look);
    if (lookers.size === 0) document.removeEventListener('visibilitychange', comeBack);
    wait();
  };
}

/** Returns the current time; the same for all callers within a second. */
export function clockNow(): number {
  if (timer === undefined && Math.abs(Date.now() - at) >= 1_000) at = Date.now();
  return at;
}

/**
 * The shared clock of all countdowns, in milliseconds since 1970: advances each second until the given time, and at that time itself. Null on the
 * server and during hydration, so that a cached page is valid for everybody.
 */
export function useClock(until: number): number | null {
  const subscribe = useCallback((look: () => void) => watchClock(until, look), [until]);
  return useSyncExternalStore(subscribe, clockNow, () => null);
}

/**
 * Returns whether a time (ISO 8601) has passed by the shared clock; false if there is none, on the server and during hydration. A postponed time
 * becomes false again.
 */
export function useIsOver(moment: string | null): boolean {
  const until = moment === null ? Infinity : new Date(moment).getTime();
  const subscribe = useCallback(
    (look: () => void) => (until === Infinity ? () => undefined : watchClock(until, look)),
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => clockNow() >= until,
    () => false,
  );
}
