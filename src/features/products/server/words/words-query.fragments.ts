import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/**
 * A query of PostgreSQL's text search for all of some words; `weight` A looks for them in names alone. The last is a beginning; the others stand
 * for themselves with an ending as well: leather is also "of leather", and nobody looks for one of them alone.
 */
export function wordQuery(words: readonly string[], weight: 'A' | '' = ''): string {
  return words
    .map((word, index) => {
      if (index === words.length - 1) return `'${word}':*${weight}`;
      const forms = takesEndings.test(word) ? [word, ...endings.map((ending) => word + ending)] : [word];
      const queries = forms.map((form) => (weight === '' ? `'${form}'` : `'${form}':${weight}`));
      return queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`;
    })
    .join(' & ');
}

/** A Persian word that does not end as with one of them. */
const takesEndings = /^[آ-ی]{3,}(?<![یا])$/;
const endings = ['ی', 'ها', 'های'] as const;

/** What is typed to find products by their words, as PostgreSQL's text search takes it; null for nothing. Signs alone are a query that no product answers. */
export const wordsQuery = (typed: string): string | null =>
  typed.trim() === '' ? null : wordQuery(neededWords(words(typed)));
