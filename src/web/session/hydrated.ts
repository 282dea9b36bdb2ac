import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come alive: false on the server and for the first drawing, which must be the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
