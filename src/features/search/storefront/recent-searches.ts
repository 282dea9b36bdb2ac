import { customerApi } from '#web/data/api.ts';
import { currentSession, onPersonChange, sessionIsKnown } from '#web/session/session.ts';
import { searchesIn, withSearch } from '../recent-searches.rules.ts';

/** The storage key of a guest's searches, and of a customer's that were not sent to the server yet. */
const key = 'recentSearches';

/** The customer's searches from the server, of all devices. */
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
    // Without storage, a guest's searches last only as long as the page.
  }
}

/** Returns the shopper's searches known in this browser, newest first. */
export const recentSearches = (): string[] => [...ofBrowser(), ...ofAccount].reverse().reduce<string[]>(withSearch, []);

/** Saves a search: a guest's in the browser, a customer's in the account. */
export function storeSearch(words: string): void {
  save(withSearch(ofBrowser(), words));
  void loadSearches();
}

/**
 * Loads a customer's searches of all devices, and sends those saved in the browser as a guest or while the server did not respond. Sent ones are
 * removed from the browser, so that deleting them on one device deletes them everywhere.
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

/** Deletes all searches, a customer's on all devices. */
export async function forgetSearches(): Promise<void> {
  if (currentSession().state === 'customer') await customerApi('DELETE /api/recent-searches/', {});
  ofAccount = [];
  save([]);
}
