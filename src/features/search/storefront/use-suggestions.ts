import { useEffect, useState } from 'react';
import { browserApi } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import type { Suggestions } from '../search.contract.ts';

/** So long one may pause within a word. */
const pauseMs = 150;

/** What is suggested for what is typed; the answer before stays until the next has come, and an error suggests nothing. */
export function useSuggestions(typed: string, wanted: boolean): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const requested = typed.trim().slice(0, 100);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        browserApi('GET /api/search/suggestions/', {
          query: requested === '' ? {} : { q: requested },
          signal: leaving.signal,
        }).then(setFound, (error: unknown) => {
          if (leaving.signal.aborted) return;
          reportQuietly(error);
          setFound(null);
        });
      },
      requested === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [requested, wanted]);
  return found;
}
