import { useRepeat } from '#web/data/repeat.ts';
import { fileAddressGoodForMs } from '../message-files.rules.ts';

/** What a screen displays, and how it is requested anew. */
export interface FreshFiles<T extends object> {
  readonly visible: T;
  /** Without a file there is nothing to request. */
  readonly hasFiles: boolean;
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onFresh: (fresh: T) => void;
}

/**
 * Addresses of files end after some minutes: what shows some is requested again while somebody looks. What is replaced
 * meanwhile is not put back, and a request that fails is left to the next one.
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
