import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/** Letters of a search that is counted. */
const longestCounted = 100;
/** So many wordings are counted in a day; a further one that is new is not. */
export const maxSearchesOfDay = 5_000;
/** Days for which the counts are stored. */
export const searchDaysStored = 90;
/** A wording is listed once it was searched for so often, each time from another network or on another day: nobody reads what one shopper typed. */
export const leastListedSearches = 3;

/** Periods that the owner looks at, in days, today the last. */
export const searchPeriods = [7, 30, 90] as const;

/** What a search is counted under: its folded words; null where it has none, is longer than a search is, or may name a person. */
export function countedKey(typed: string): string | null {
  const key = neededWords(words(typed)).join(' ');
  const isPersonal = typed.includes('@') || /\p{N}{5}/u.test(key.replaceAll(' ', ''));
  return key === '' || key.length > longestCounted || isPersonal ? null : key;
}

/** Where in a list something was clicked. */
export const clickParts = ['first', 'second-third', 'fourth-tenth', 'further'] as const;
export type ClickPart = (typeof clickParts)[number];

/** The part of a list in which a result stands, the first at 1. */
export function clickPart(position: number): ClickPart {
  if (position <= 1) return 'first';
  if (position <= 3) return 'second-third';
  return position <= 10 ? 'fourth-tenth' : 'further';
}
