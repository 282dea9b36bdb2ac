import type { Named } from '#shared/text/names.ts';
import type { Language } from '#shared/language.ts';
import { searchDocument, words } from '#shared/text/search-text.ts';

/** Rounds the average rating to one decimal for display; null without reviews. */
export function roundedRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10;
}

/** The status of a product: not published (yet), on sale, or permanently archived with its reviews and orders. */
export const productStatuses = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** A stored specification. */
export interface Specification {
  readonly name: string;
  readonly value: string;
  readonly name_en?: string;
  readonly value_en?: string;
}

/** Returns a specification in a language; missing translations fall back to Persian. */
export function specificationIn(
  { name, value, name_en: nameEn, value_en: valueEn }: Specification,
  language: Language,
): { name: string; value: string } {
  if (language !== 'en') return { name, value };
  return {
    name: nameEn === undefined || nameEn === '' ? name : nameEn,
    value: valueEn === undefined || valueEn === '' ? value : valueEn,
  };
}

/** The product fields that its search text is built from. */
export interface Searched extends Named {
  readonly brand: (Named & { readonly slug: string }) | null;
  /** In all available languages. */
  readonly tags: readonly string[];
  /** The categories under which it is listed. */
  readonly categories: readonly Named[];
}

const inEveryLanguage = ({ name, nameEn }: Named): string[] => [name, nameEn ?? ''].filter((text) => text !== '');

/**
 * Returns a product's search text: the first line holds the words of its name in both languages, which weigh most, the second those of its brand,
 * tags and categories. Words with a zero-width non-joiner are included both split and joined.
 */
export function searchTextOf({ name, nameEn, brand, tags, categories }: Searched): string {
  const line = (texts: readonly string[]) => words(searchDocument(texts.join(' '))).join(' ');
  const brandNames = brand === null ? [] : [...inEveryLanguage(brand), brand.slug];
  return `${line(inEveryLanguage({ name, nameEn }))}\n${line([...new Set([...brandNames, ...tags, ...categories.flatMap(inEveryLanguage)])])}`;
}
