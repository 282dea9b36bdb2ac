import { startTransition, useEffect, useState } from 'react';

// Safari has no requestIdleCallback.
const patience = 2000;

/** Does something once the browser has nothing better to do; the answer calls it off. */
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

/**
 * Turns true once the browser has nothing better to do, for what may come later than the first paint; what is rendered for it gives way
 * to whoever presses something meanwhile.
 */
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
