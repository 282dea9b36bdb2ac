import { startTransition, useEffect, useState } from 'react';

// In milliseconds; Safari has no requestIdleCallback.
const patience = 2000;

/** Runs a callback when the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, patience / 4);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(run, { timeout: patience });
  return () => {
    cancelIdleCallback(handle);
  };
}

/** Returns true once the browser is idle, for content that may follow the first paint; rendering it can be interrupted by user input. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted || idle) return;
    return whenIdle(() => {
      startTransition(() => {
        setIdle(true);
      });
    });
  }, [wanted, idle]);
  return idle;
}
