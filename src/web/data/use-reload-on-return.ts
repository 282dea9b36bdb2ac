import { useEffect } from 'react';

/** Navigates to another site. The promise never settles: the pressed button stays busy while the browser leaves. */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

/** Navigates in this way after a call, if the page of that path is still open; otherwise it resolves at once. */
export async function leaveFrom(path: string, address: string): Promise<void> {
  if (location.pathname === path) await leaveFor(address);
}

/** Reloads the page when the browser restores it from its cache, for example on return from a gateway. */
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
