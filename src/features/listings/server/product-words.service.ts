import { words } from '#shared/text/search-text.ts';
import { wordQuery } from './product-list.store.ts';

/** What is typed to find products by their words, as PostgreSQL's text search asks it; null for nothing. */
export function wordsQuery(typed: string): string | null {
  const asked = words(typed);
  return asked.length === 0 ? null : wordQuery(asked);
}
