import { useEffect } from 'react';

/** Leaves for a page elsewhere. It never ends: what was pressed stays busy while the browser leaves. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/** Leaves so once a call was answered. Who has gone from the page of that path meanwhile stays where they are by then, and it ends at once. */
export async function leaveFrom(path: string, address: string): Promise<void> {
  if (location.pathname === path) await leaveFor(address);
}

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
