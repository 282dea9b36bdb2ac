import { useEffect, useState } from 'react';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Suggestions } from '../search.contract.ts';

/** The debounce delay for typing, in milliseconds. */
const pauseMs = 150;

/** Returns the typed text, debounced; immediately when empty. Unchanged while the box is closed, so that nothing is requested. */
function useTypedWords(typed: string, open: boolean): string {
  const words = typed.trim().slice(0, 100);
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => {
      setSettled(words);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [words, open]);
  return words === '' && open ? '' : settled;
}

/** Returns the suggestions for the typed text; the previous ones stay until the next have loaded, and errors yield none. */
export function useSuggestions(typed: string, open: boolean): Suggestions | null {
  const words = useTypedWords(typed, open);
  const answer = useResource(['search', 'suggestions', words], (signal) =>
    browserApi('GET /api/search/suggestions/', { query: words === '' ? {} : { q: words }, signal }),
  );
  const [last, setLast] = useState<Suggestions | null>(null);
  const found = answer.state === 'ready' ? answer.data : answer.state === 'failed' ? null : last;
  if (found !== last) setLast(found);
  return found;
}
