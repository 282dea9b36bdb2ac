import { searchesIn, withSearch } from '../recent-searches.rules.ts';

const key = 'recentSearches';

/** What was looked for in this browser, the newest first. Only the browser knows. */
export function recentSearches(): string[] {
  try {
    return searchesIn(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Remembers a search in this browser. */
export function storeSearch(words: string): void {
  save(JSON.stringify(withSearch(recentSearches(), words)));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  save('[]');
}

function save(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that stores nothing remembers no searches.
  }
}
