import { toLatinDigits } from '#shared/text/digits.ts';
import type { Language } from '#shared/language.ts';
import { searchDocument, words } from '#shared/text/search-text.ts';

/** The mean of the stars as it is shown, with one decimal; null without a review. */
export function shownRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10;
}

/** What has a name in Persian and may have one in English. */
export interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/** A name in a language; where that was never written, in Persian. */
export const nameIn = ({ name, nameEn }: Named, language: Language): string =>
  language === 'en' && nameEn !== null && nameEn !== '' ? nameEn : name;

/** What a colour or a size is called in a language; one that was never named in English stands there as it is, in Latin digits. */
export function kindIn({ name, nameEn }: Named, language: Language): string {
  return language === 'en' ? toLatinDigits(nameIn({ name, nameEn }, language)) : name;
}

/** What a buyer compares, as it is kept. */
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
  readonly places: readonly Named[];
}

const inEveryLanguage = ({ name, nameEn }: Named): string[] => [name, nameEn ?? ''].filter((text) => text !== '');

/**
 * What a product is found by: the words of its name in the first line, which count most, in either language as much, and in the
 * second those of its brand, tags and categories. Half-spaced words stand there both split and joined.
 */
export function searchTextOf({ name, nameEn, brand, tags, places }: Searched): string {
  const line = (texts: readonly string[]) => words(searchDocument(texts.join(' '))).join(' ');
  const brandNames = brand === null ? [] : [...inEveryLanguage(brand), brand.slug];
  return `${line(inEveryLanguage({ name, nameEn }))}\n${line([...new Set([...brandNames, ...tags, ...places.flatMap(inEveryLanguage)])])}`;
}

/** The least and greatest price that a filter offers where there is no product to take them from. */
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

/** The shop's own colours, as they are in the delivered theme. */
const ownColours: Readonly<Record<string, string>> = {
  saffron: '#f5b546',
  pomegranate: '#d6343f',
  turquoise: '#3bc9be',
};
/** Their names, of which the owner chooses. */
export const shopColours = ['pomegranate', 'turquoise', 'saffron'] as const;

/** A colour as a style takes it: the shop's own by its token, so that themes apply, with the value for who has no tokens. */
export function cssColour(colour: string): string {
  const value = ownColours[colour];
  return value === undefined ? colour : `var(--color-${colour}, ${value})`;
}

/** So many words are searched for; the rest of a longer text is left out. */
const mostWords = 10;

/** The words that a text is searched by, folded. */
export function searchWords(text: string): string[] {
  return [...new Set(words(text))].slice(0, mostWords);
}
