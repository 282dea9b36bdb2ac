import { useEffect, useEffectEvent } from 'react';

export interface Repeat {
  /** The pause between the end of one time and the begin of the next. */
  readonly everyMs: number;
  /** After so many times it is left. */
  readonly times?: number;
}

/**
 * Repeats something; the pause begins when the last time has ended, well or not, so that a slow shop is never called twice at
 * once. Where nobody looks it waits, and a timer that the browser let sleep is made up for as soon as somebody does; a network that is
 * back is used at once. Answers how to stop, which also aborts what is under way.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, times = Infinity }: Repeat,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let left = times;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  const wait = () => {
    dueAt = performance.now() + everyMs;
    timer = setTimeout(look, everyMs);
  };
  const run = () => {
    if (document.visibilityState !== 'visible' || dueAt === Infinity) return;
    clearTimeout(timer);
    // Under way: nothing is due.
    dueAt = Infinity;
    left -= 1;
    const goOn = () => {
      if (left > 0 && !signal.aborted) wait();
    };
    // After an error the next time may have more luck.
    work(signal).then(goOn, goOn);
  };
  const look = () => {
    if (performance.now() >= dueAt) run();
  };
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('online', run, { signal });
  wait();
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/** {@link repeat} for as long as a screen shows what it is for: `when` says so. The times begin anew with each other `about`. */
export function useRepeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, times = Infinity, when, about }: Repeat & { readonly when: boolean; readonly about?: unknown },
): void {
  const now = useEffectEvent(work);
  useEffect(
    () => (when ? repeat((signal) => now(signal), { everyMs, times }) : undefined),
    [when, everyMs, times, about],
  );
}
