/** Maximum number of stored searches per shopper; older ones are dropped. */
export const maxRecentSearches = 8;
/** Maximum length of a stored search, in characters. */
export const longestRecentSearch = 100;

/** Returns a search in its stored form: a single line of limited length. */
const storedSearch = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, longestRecentSearch);

/** Returns a shopper's searches with a new one in front, without duplicates. */
export function withSearch(recent: readonly string[], words: string): string[] {
  const search = storedSearch(words);
  return search === '' ? [...recent] : [search, ...recent.filter((one) => one !== search)].slice(0, maxRecentSearches);
}

/** Parses the stored searches; anything but a list of strings yields none. */
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
