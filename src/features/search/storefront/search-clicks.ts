import { browserApi } from '#web/data/api.ts';
import { afterClick, afterSearch, storedSearchIn, type Outcome, type StoredSearch } from '../search-memory.rules.ts';

const key = 'lastSearch';

/** Returns this tab's last search, from session storage. */
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
    // Without storage, rephrased searches are not reported.
  }
}

/** Stores a search's outcome in this tab and reports it once, anonymously. */
export function rememberOutcome(outcome: Outcome): void {
  const last = lastSearch();
  const { q, found } = outcome;
  if (last?.q !== q)
    void browserApi('POST /api/search/searches/', { body: { q, found: found > 0 } }).catch(() => undefined);
  store(afterSearch(last, outcome, performance.timeOrigin + performance.now()));
}

/** Reports which result was opened, starting at 1, and the unsuccessful search before it. Sent anonymously, without awaiting the response. */
export function recordClick(q: string, position: number): void {
  const last = lastSearch();
  const insteadOf = last?.q === q ? last.before : null;
  if (last?.q === q) store(afterClick(last));
  send({ q, insteadOf, position });
}

/** Reports that a category was opened after a search without results: its name may be what was meant. */
export function recordCategoryClick(name: string, typed: string): void {
  send({ q: name, insteadOf: typed });
}

function send({ q, insteadOf, position }: { q: string; insteadOf: string | null; position?: number }): void {
  const body = { q, ...(insteadOf !== null && { instead_of: insteadOf }), ...(position !== undefined && { position }) };
  void browserApi('POST /api/search/clicks/', { body }).catch(() => undefined);
}
