import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  open += change;
  for (const listener of listeners) listener();
}

/** Says that a sheet or a dialog stands over the page; answers how to say that it is gone. */
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

/** Whether a sheet or a dialog stands over the page. */
export function useOpenPanel(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  );
}
