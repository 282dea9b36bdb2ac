import { useEffect } from 'react';

/** Loads the page anew when the browser brings it back as it was left, on the way to a gateway for instance. */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('pageshow', look);
    };
  }, []);
}
