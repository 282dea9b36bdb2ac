import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/** Maximum length of a counted search, in characters. */
const longestCounted = 100;
/** Maximum number of distinct searches counted per day; further new ones are not counted. */
export const maxSearchesOfDay = 5_000;
/** Retention of the counts, in days. */
export const searchDaysStored = 90;
/** Minimum count for a search to be listed, each from another network or on another day: what a single shopper typed is never displayed. */
export const leastListedSearches = 3;

/** Selectable periods in days, today last. */
export const searchPeriods = [7, 30, 90] as const;

/** Returns the key under which a search is counted: its folded words; null when it has none, is too long, or may contain personal data. */
export function countedKey(typed: string): string | null {
  const key = neededWords(words(typed)).join(' ');
  const isPersonal = typed.includes('@') || /\p{N}{5}/u.test(key.replaceAll(' ', ''));
  return key === '' || key.length > longestCounted || isPersonal ? null : key;
}

/** Ranges of positions in a result list for counting clicks. */
export const clickParts = ['first', 'second-third', 'fourth-tenth', 'further'] as const;
export type ClickPart = (typeof clickParts)[number];

/** Returns the range of a result's position, starting at 1. */
export function clickPart(position: number): ClickPart {
  if (position <= 1) return 'first';
  if (position <= 3) return 'second-third';
  return position <= 10 ? 'fourth-tenth' : 'further';
}
