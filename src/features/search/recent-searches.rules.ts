/** So many searches of a shopper are stored, the newest. */
export const maxRecentSearches = 8;
/** So many letters of each. */
export const longestRecentSearch = 100;

/** A search as it is stored: in one line, no longer than it may be. */
const storedSearch = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, longestRecentSearch);

/** The searches of a shopper with one more: the newest first, each once. */
export function withSearch(recent: readonly string[], words: string): string[] {
  const search = storedSearch(words);
  return search === '' ? [...recent] : [search, ...recent.filter((one) => one !== search)].slice(0, maxRecentSearches);
}

/** The searches that were stored; what is no list of texts counts as none. */
export function searchesIn(saved: string | null): string[] {
  try {
    const read: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(read)
      ? read.filter((one) => typeof one === 'string').reduceRight<string[]>(withSearch, [])
      : [];
  } catch {
    return [];
  }
}
