import { words } from '#shared/text/search-text.ts';

/** The least and greatest price that a filter has where there is no product to take them from. */
export const emptyPriceRange = { least: 1, greatest: 5_000 } as const;

/** The slugs of a list divided by commas. */
export function slugsIn(list: string): string[] {
  return [
    ...new Set(
      list
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => slug !== ''),
    ),
  ];
}

/** So many words are read otherwise than they are typed; those behind them are then left out, by name. */
export const maxWords = 10;

/** A search that finds fewer is tried in other ways. */
export const fewMatches = 10;

/** The words that a text is searched by, folded. */
export function searchWords(text: string): string[] {
  return [...new Set(words(text))];
}
