import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { CallRefused } from '#shared/api-client.ts';
import { reportQuietly } from './guard.ts';

/** What was asked of the shop by a screen that belongs to one customer. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly answer: T }
  /** Without a refusal: it failed in a way that nobody planned. */
  | { readonly state: 'failed'; readonly refused: CallRefused | null };

interface Kept<T> {
  readonly of: string;
  readonly answer: Answer<T>;
}

/** Asks once for each key, again when told to, and when a network is back for want of which it failed; what was asked before is left. */
export function useAnswer<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Answer<T> & { ask: () => void; replace: (answer: T) => void } {
  const [turn, setTurn] = useState(0);
  const of = `${key} ${turn}`;
  const [kept, setKept] = useState<Kept<T>>({ of, answer: { state: 'loading' } });
  const ask = useEffectEvent(load);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (answer: Answer<T>) => {
      if (!leaving.signal.aborted) setKept({ of, answer });
    };
    ask(leaving.signal).then(
      (answer) => {
        settle({ state: 'ready', answer });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted && !(error instanceof CallRefused)) reportQuietly(error);
        settle({ state: 'failed', refused: error instanceof CallRefused ? error : null });
      },
    );
    return () => {
      leaving.abort();
    };
  }, [of]);
  const askAgain = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  const current: Answer<T> = kept.of === of ? kept.answer : { state: 'loading' };
  const cutOff = current.state === 'failed' && current.refused?.status === 0;
  useEffect(() => {
    if (!cutOff) return;
    addEventListener('online', askAgain);
    return () => {
      removeEventListener('online', askAgain);
    };
  }, [cutOff, askAgain]);
  return {
    ...current,
    ask: askAgain,
    replace: (answer) => {
      setKept({ of, answer: { state: 'ready', answer } });
    },
  };
}
