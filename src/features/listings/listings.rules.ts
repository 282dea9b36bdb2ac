import { words } from '#shared/text/search-text.ts';

/** The price limits of the filter where no product provides them. */
export const emptyPriceRange = { least: 1, greatest: 5_000 } as const;

/** Splits a comma-separated list of slugs. */
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

/** The maximum number of words with alternative readings; later words are then left out and reported. */
export const maxWords = 10;

/** A search with fewer results is retried in other ways. */
export const fewMatches = 10;

/** Returns the distinct folded words of a search text. */
export function searchWords(text: string): string[] {
  return [...new Set(words(text))];
}
