import { toLatinDigits } from './digits.ts';
import type { Language, Text } from '#shared/language.ts';

/** Returns the text in a language, or in Persian if it is missing. */
export function textFor(text: Text, language: Language): string {
  return text[language] === '' ? text.fa : text[language];
}

/** An item with a Persian name and an optional English one. */
export interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/** Returns the name in a language, or in Persian if it is missing. */
export const nameIn = ({ name, nameEn }: Named, language: Language): string =>
  language === 'en' && nameEn !== null && nameEn !== '' ? nameEn : name;

/** Returns the name of a colour or a size in a language; without an English name the Persian one, in Latin digits. */
export function kindIn({ name, nameEn }: Named, language: Language): string {
  return language === 'en' ? toLatinDigits(nameIn({ name, nameEn }, language)) : name;
}

/** Returns the translations of an item as stored; empty ones are omitted. */
export function translationsOf(english: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const filled = Object.fromEntries(Object.entries(english).filter(([, text]) => text !== ''));
  return Object.keys(filled).length === 0 ? {} : { en: filled };
}
