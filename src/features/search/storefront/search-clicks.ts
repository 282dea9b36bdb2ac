import { browserApi } from '#web/data/api.ts';
import { afterClick, afterSearch, storedSearchIn, type Outcome, type StoredSearch } from '../search-memory.rules.ts';

const key = 'lastSearch';

/** What this tab searched for last; it goes with the tab. */
function lastSearch(): StoredSearch | null {
  try {
    return storedSearchIn(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

function store(search: StoredSearch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(search));
  } catch {
    // A browser that stores nothing teaches nothing.
  }
}

/** Remembers in this tab what a search found, and says so once: nothing says who it was. */
export function rememberOutcome(outcome: Outcome): void {
  const last = lastSearch();
  const { q, found } = outcome;
  if (last?.q !== q)
    void browserApi('POST /api/search/searches/', { body: { q, found: found > 0 } }).catch(() => undefined);
  store(afterSearch(last, outcome, performance.timeOrigin + performance.now()));
}

/** Says which result was opened, the first at 1, and which unanswered wording led to it. Nobody waits for the answer, and nothing says who it was. */
export function recordClick(q: string, position: number): void {
  const last = lastSearch();
  const insteadOf = last?.q === q ? last.before : null;
  if (last?.q === q) store(afterClick(last));
  send({ q, insteadOf, position });
}

/** Says that a category was opened after a search without a result: its name may be what was meant. */
export function recordCategoryClick(name: string, typed: string): void {
  send({ q: name, insteadOf: typed });
}

function send({ q, insteadOf, position }: { q: string; insteadOf: string | null; position?: number }): void {
  const body = { q, ...(insteadOf !== null && { instead_of: insteadOf }), ...(position !== undefined && { position }) };
  void browserApi('POST /api/search/clicks/', { body }).catch(() => undefined);
}
