import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { reportQuietly } from '../pages/guard.ts';

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

/** A first failing for want of a network is tried again after so long, each later one after twice the time before, up to the longest. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * Asks once for each key, again when told to, and by itself where it failed for want of a network: when the browser says
 * that it is back, and from time to time, for a browser says so before anything gets through. What was asked before is left.
 */
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
    const leaving = new AbortController();
    const { signal } = leaving;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tryAgain, pause);
      pause = Math.min(pause * 2, longestPauseMs);
    };
    // The screen says meanwhile that it failed: a try that fails as well changes nothing.
    const tryAgain = () => {
      clearTimeout(timer);
      ask(signal).then(
        (answer) => {
          if (!signal.aborted) setKept({ of, answer: { state: 'ready', answer } });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (error instanceof CallRefused && error.status === 0) wait();
          else askAgain();
        },
      );
    };
    wait();
    addEventListener('online', tryAgain, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cutOff, of, askAgain]);
  return {
    ...current,
    ask: askAgain,
    replace: (answer) => {
      setKept({ of, answer: { state: 'ready', answer } });
    },
  };
}
