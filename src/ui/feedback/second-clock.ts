import { useCallback, useSyncExternalStore } from 'react';

/** Who looks at the clock, and until when by it. */
const lookers = new Map<() => void, number>();
/** What all countdowns show; they go on in the same moment. */
let at = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  at = Date.now();
  wait();
  for (const look of [...lookers.keys()]) look();
}

/** Until the next whole second, or sooner where something ends; nobody who waits for nothing more is woken. */
function wait(): void {
  clearTimeout(timer);
  timer = undefined;
  const ends = [...lookers.values()].filter((end) => end > at);
  if (ends.length > 0) timer = setTimeout(tick, Math.min(1_000 - (at % 1_000), ...ends.map((end) => end - at)));
}

/** A timer of a tab that was asleep comes late: who comes back sees the right second at once. */
const comeBack = () => {
  if (document.visibilityState === 'visible') tick();
};

/** Looks at the clock until a moment; answers how to leave. */
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

/** The clock of now; the same for everybody within a second. */
export function clockNow(): number {
  if (timer === undefined && Math.abs(Date.now() - at) >= 1_000) at = Date.now();
  return at;
}

/**
 * The one clock of all countdowns, in milliseconds since 1970: goes on each second until the moment that is waited for, and at that moment
 * itself. Null on the server and while hydrating, so that a page that is cached is right for everybody.
 */
export function useClock(until: number): number | null {
  const subscribe = useCallback((look: () => void) => watchClock(until, look), [until]);
  return useSyncExternalStore(subscribe, clockNow, () => null);
}

/**
 * Whether a moment (ISO 8601) has come by the one clock; false where there is none, on the server and while hydrating. A moment that is put off
 * lies ahead again.
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
