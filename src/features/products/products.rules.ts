import type { Named } from '#shared/text/names.ts';
import type { Language } from '#shared/language.ts';
import { searchDocument, words } from '#shared/text/search-text.ts';

/** The mean of the stars as it is displayed, with one decimal; null without a review. */
export function roundedRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10;
}

/** Where a product stands: written and not displayed yet (or not now), sold, or put away for good with its reviews and orders. */
export const productStatuses = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What a buyer compares, as it is stored. */
export interface Specification {
  readonly name: string;
  readonly value: string;
  readonly name_en?: string;
  readonly value_en?: string;
}

/** A specification in a language; a part that was never written in it stands in Persian. */
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

/** What of a product its words are made from. */
export interface Searched extends Named {
  readonly brand: (Named & { readonly slug: string }) | null;
  /** In every language in which there are any. */
  readonly tags: readonly string[];
  /** The categories that it is found under. */
  readonly categories: readonly Named[];
}

const inEveryLanguage = ({ name, nameEn }: Named): string[] => [name, nameEn ?? ''].filter((text) => text !== '');

/**
 * What a product is found by: the words of its name in the first line, which count most, in either language as much, and in the
 * second those of its brand, tags and categories. Half-spaced words stand there both split and joined.
 */
export function searchTextOf({ name, nameEn, brand, tags, categories }: Searched): string {
  const line = (texts: readonly string[]) => words(searchDocument(texts.join(' '))).join(' ');
  const brandNames = brand === null ? [] : [...inEveryLanguage(brand), brand.slug];
  return `${line(inEveryLanguage({ name, nameEn }))}\n${line([...new Set([...brandNames, ...tags, ...categories.flatMap(inEveryLanguage)])])}`;
}
