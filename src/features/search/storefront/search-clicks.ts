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

/** Remembers in this tab what a search found. */
export function rememberOutcome(outcome: Outcome): void {
  store(afterSearch(lastSearch(), outcome, performance.timeOrigin + performance.now()));
}

/** Says that a result was opened, and which unanswered wording led to it. Nobody waits for the answer, and nothing says who it was. */
export function recordClick(q: string): void {
  const last = lastSearch();
  const insteadOf = last?.q === q ? last.before : null;
  if (last?.q === q) store(afterClick(last));
  send(q, insteadOf);
}

/** Says that a category was opened after a search without a result: its name may be what was meant. */
export function recordCategoryClick(name: string, typed: string): void {
  send(name, typed);
}

function send(q: string, insteadOf: string | null): void {
  const body = { q, ...(insteadOf !== null && { instead_of: insteadOf }) };
  void browserApi('POST /api/search/clicks/', { body }).catch(() => undefined);
}
