import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

interface TypedSearch {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Searches for what is typed, before its pause. */
  readonly search: () => void;
}

/**
 * Words that search after a pause in the typing, over those that are in force. What is in force by another hand, by Back or because all filters were taken
 * off, stands in the field; what was typed here comes back late, and what was typed since stays.
 */
export function useTypedSearch(value: string, onSearch: (typed: string) => void): TypedSearch {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim() && value !== sent) {
      setTyped(value);
      // What was sent before that is over: were it in force again, it would be by another hand.
      setSent(value);
    }
  }
  const search = () => {
    if (typed.trim() === value) return;
    setSent(typed.trim());
    onSearch(typed.trim());
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const pause = setTimeout(() => {
      searchAfterPause();
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [typed]);
  return { typed, setTyped, search };
}
