import { words } from '#shared/text/search-text.ts';

/** A query of PostgreSQL's text search for all of some words; `weight` A looks for them in names alone. */
export function wordQuery(words: readonly string[], weight: 'A' | '' = ''): string {
  return words
    .map((word, index) => `'${word}':${index === words.length - 1 ? '*' : ''}${weight}`.replace(/:$/, ''))
    .join(' & ');
}

/** What is typed to find products by their words, as PostgreSQL's text search takes it; null for nothing. */
export function wordsQuery(typed: string): string | null {
  const requested = words(typed);
  return requested.length === 0 ? null : wordQuery(requested);
}
