import { customerApi } from '#web/data/api.ts';
import { currentSession, onPersonChange, sessionIsKnown } from '#web/session/session.ts';
import { searchesIn, withSearch } from '../recent-searches.rules.ts';

/** A guest's searches, and a customer's that the shop does not have yet. */
const key = 'recentSearches';

/** What the shop answered of the customer's, from whichever device. */
let ofAccount: readonly string[] = [];
onPersonChange(() => {
  ofAccount = [];
});

function ofBrowser(): string[] {
  try {
    return searchesIn(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function save(searches: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that stores nothing has a guest's searches no longer than the page.
  }
}

/** What the shopper looked for, as far as it is known here, the newest first. */
export const recentSearches = (): string[] => [...ofBrowser(), ...ofAccount].reverse().reduce<string[]>(withSearch, []);

/** Stores a search: a guest's in the browser alone, a customer's in the account. */
export function storeSearch(words: string): void {
  save(withSearch(ofBrowser(), words));
  void loadSearches();
}

/**
 * Reads what a customer searched for on every device, and sends what was searched for here, as a guest or while the shop did not answer. What is
 * sent stays in the browser no longer: who forgets it on one device has forgotten it.
 */
export async function loadSearches(): Promise<string[]> {
  await sessionIsKnown();
  const session = currentSession();
  if (session.state === 'customer') await exchange(session.customer.id);
  return recentSearches();
}

async function exchange(customerId: number): Promise<void> {
  const sent = ofBrowser();
  const answer = await (
    sent.length === 0
      ? customerApi('GET /api/recent-searches/', {})
      : customerApi('POST /api/recent-searches/', { body: { searches: sent } })
  ).catch(() => null);
  const now = currentSession();
  if (answer === null || now.state !== 'customer' || now.customer.id !== customerId) return;
  ofAccount = answer.searches;
  if (sent.length > 0) save(ofBrowser().filter((search) => !sent.includes(search)));
}

/** Forgets all of them, a customer's on every device. */
export async function forgetSearches(): Promise<void> {
  if (currentSession().state === 'customer') await customerApi('DELETE /api/recent-searches/', {});
  ofAccount = [];
  save([]);
}
