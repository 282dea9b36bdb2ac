import { toLatinDigits } from './digits.ts';
import type { Language, Text } from '#shared/language.ts';

/** The text in a reader's language, and in Persian where that was not written. */
export function textFor(text: Text, language: Language): string {
  return text[language] === '' ? text.fa : text[language];
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

/** The texts of an item in further languages, as they are stored; empty ones are left out. */
export function translationsOf(english: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const filled = Object.fromEntries(Object.entries(english).filter(([, text]) => text !== ''));
  return Object.keys(filled).length === 0 ? {} : { en: filled };
}
