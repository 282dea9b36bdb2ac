import { useRepeat } from '#web/data/repeat.ts';
import { fileAddressGoodForMs } from '../message-files.rules.ts';

/** The displayed data, and how to reload it. */
export interface FreshFiles<T extends object> {
  readonly visible: T;
  /** Without files there is nothing to reload. */
  readonly hasFiles: boolean;
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onFresh: (fresh: T) => void;
}

/**
 * Reloads data with file URLs, which expire after some minutes, while the page is visible. A result is ignored when the data was replaced meanwhile,
 * and errors are left to the next reload.
 */
export function useFreshFiles<T extends object>({ visible, hasFiles, load, onFresh }: FreshFiles<T>): void {
  useRepeat(
    async (signal) => {
      const fresh = await load(signal);
      if (!signal.aborted) onFresh(fresh);
    },
    { everyMs: fileAddressGoodForMs, when: hasFiles, about: visible },
  );
}
