/** So long after a search the next one may be another wording of it. */
const rewordingMilliseconds = 5 * 60_000;
/** A search that finds fewer was hardly answered. */
const fewResults = 5;

/** The last search of a tab: when, how well it was answered, and the one before whose wording it may have changed. */
export interface StoredSearch {
  readonly q: string;
  /** Milliseconds of the browser's clock. */
  readonly at: number;
  /** Whether it found what was looked for: something was opened, or there was enough to look at. */
  readonly answered: boolean;
  /** What was searched for before, without an answer. */
  readonly before: string | null;
}

/** What a search found, as far as it says whether it was answered. */
export interface Outcome {
  readonly q: string;
  readonly found: number;
  /** Whether nothing answers to the words as they were typed. */
  readonly otherwise: boolean;
}

/** A tab's memory once it shows the results of a search; the same search again changes nothing. */
export function afterSearch(last: StoredSearch | null, { q, found, otherwise }: Outcome, now: number): StoredSearch {
  if (last?.q === q) return last;
  const isRewording = last !== null && !last.answered && now - last.at <= rewordingMilliseconds;
  return { q, at: now, answered: !otherwise && found >= fewResults, before: isRewording ? last.q : null };
}

/** A tab's memory once a result was opened: the search was answered, and what was before it is settled. */
export const afterClick = (last: StoredSearch): StoredSearch => ({ ...last, answered: true, before: null });

/** A memory that was stored; null for what is none. */
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
