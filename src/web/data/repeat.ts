import { useEffect, useEffectEvent } from 'react';

export interface Repeat {
  /** Milliseconds between the end of one run and the start of the next. */
  readonly everyMs: number;
  /** The maximum number of runs. */
  readonly times?: number;
}

/**
 * Repeats work; the pause begins when the previous run has settled, so that a slow shop never gets two calls at once. It waits while the page is
 * hidden, and a timer suspended by the browser is made up for when the page becomes visible; when the network is back it runs at once. Returns a
 * function that stops it, which also aborts a run in progress.
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
    // In progress: nothing is due.
    dueAt = Infinity;
    left -= 1;
    const goOn = () => {
      if (left > 0 && !signal.aborted) wait();
    };
    // After an error the next run may succeed.
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

/** Runs {@link repeat} while a screen displays its subject: while `when` is true. The count starts again when `about` changes. */
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
