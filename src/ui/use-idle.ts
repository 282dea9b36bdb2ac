import { useEffect, useState } from 'react';

// Safari has no requestIdleCallback.
const patience = 2000;

/** Turns true once the browser has nothing better to do, for what may come later than the first paint. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted || idle) return;
    const rest = () => {
      setIdle(true);
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(rest, patience / 4);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(rest, { timeout: patience });
    return () => {
      cancelIdleCallback(handle);
    };
  }, [wanted, idle]);
  return idle;
}
