import { useEffect, useEffectEvent } from 'react';
import { fileAddressGoodForMs } from '../message-files.rules.ts';

/** What a screen shows, and how it is requested anew. */
export interface FreshFiles<T extends object> {
  readonly visible: T;
  /** Without a file there is nothing to request. */
  readonly hasFiles: boolean;
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onFresh: (fresh: T) => void;
}

/**
 * Addresses of files end after some minutes: what shows some is requested again while somebody looks. What is replaced
 * meanwhile is not put back, and an asking that fails is left to the next one.
 */
export function useFreshFiles<T extends object>({ visible, hasFiles, load, onFresh }: FreshFiles<T>): void {
  const request = useEffectEvent((signal: AbortSignal) => {
    load(signal).then(
      (fresh) => {
        if (!signal.aborted) onFresh(fresh);
      },
      () => undefined,
    );
  });
  useEffect(() => {
    if (!hasFiles) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let freshAt = performance.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || performance.now() - freshAt < fileAddressGoodForMs / 2) return;
      freshAt = performance.now();
      request(signal);
    };
    const turn = setInterval(look, fileAddressGoodForMs);
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      clearInterval(turn);
      leaving.abort();
    };
  }, [visible, hasFiles]);
}
