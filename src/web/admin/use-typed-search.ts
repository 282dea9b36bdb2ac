import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

interface TypedSearch {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Searches for the typed text immediately, without waiting for the pause. */
  readonly search: () => void;
}

/**
 * Returns the text of a debounced search field. A value that is applied from elsewhere, by Back or by clearing all filters, replaces the text; the
 * field's own value, which arrives late, does not overwrite what was typed since.
 */
export function useTypedSearch(value: string, onSearch: (typed: string) => void): TypedSearch {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim() && value !== sent) {
      setTyped(value);
      // The value sent before is obsolete: if it is applied again, the change comes from elsewhere.
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
