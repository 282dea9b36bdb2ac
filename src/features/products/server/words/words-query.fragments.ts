import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';

/**
 * Returns a tsquery for all of the words; `weight` A matches names only. The last word matches as a prefix; the others also match with a Persian
 * ending, since "leather" and "of leather" are searched interchangeably.
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

/** A Persian word of three letters or more that does not already end in one of its final letters. */
const takesEndings = /^[آ-ی]{3,}(?<![یا])$/;
const endings = ['ی', 'ها', 'های'] as const;

/** Returns the tsquery of a product search as entered; null for empty input. Punctuation only yields a query without matches. */
export const wordsQuery = (typed: string): string | null =>
  typed.trim() === '' ? null : wordQuery(neededWords(words(typed)));
