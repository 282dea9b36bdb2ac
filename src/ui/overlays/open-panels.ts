import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  open += change;
  for (const listener of listeners) listener();
}

/** Registers an open sheet or dialog; returns a function that unregisters it. */
export function panelOpened(): () => void {
  count(1);
  return () => {
    count(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns whether a sheet or a dialog is open. */
export function useOpenPanel(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  );
}
