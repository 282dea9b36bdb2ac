/** The time after a search within which the next one counts as rephrasing it. */
const rewordingMilliseconds = 5 * 60_000;
/** The minimum number of results for a search to count as successful. */
const fewResults = 5;

/** The last search of a tab: when, whether it succeeded, and the previous search it may rephrase. */
export interface StoredSearch {
  readonly q: string;
  /** Milliseconds on the browser's clock. */
  readonly at: number;
  /** Whether it was successful: a result was opened, or there were enough results. */
  readonly answered: boolean;
  /** The previous, unsuccessful search. */
  readonly before: string | null;
}

/** The outcome of a search, from which its success is derived. */
export interface Outcome {
  readonly q: string;
  readonly found: number;
  /** Whether no product matches the words as typed. */
  readonly otherwise: boolean;
}

/** Returns a tab's stored search after displaying results; unchanged when the search is the same. */
export function afterSearch(last: StoredSearch | null, { q, found, otherwise }: Outcome, now: number): StoredSearch {
  if (last?.q === q) return last;
  const isRewording = last !== null && !last.answered && now - last.at <= rewordingMilliseconds;
  return { q, at: now, answered: !otherwise && found >= fewResults, before: isRewording ? last.q : null };
}

/** Returns a tab's stored search after a result was opened: it succeeded, and the previous one is cleared. */
export const afterClick = (last: StoredSearch): StoredSearch => ({ ...last, answered: true, before: null });

/** Parses a stored search; null when invalid. */
export function storedSearchIn(saved: string | null): StoredSearch | null {
  try {
    const read: unknown = JSON.parse(saved ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const { q, at, answered, before } = read as Partial<Record<keyof StoredSearch, unknown>>;
    if (typeof q !== 'string' || typeof at !== 'number' || typeof answered !== 'boolean') return null;
    return { q, at, answered, before: typeof before === 'string' ? before : null };
  } catch {
    return null;
  }
}
