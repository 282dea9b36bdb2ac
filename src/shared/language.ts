/** The languages of the interface; Persian is the default. */
export const languages = ['fa', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in every language of the interface. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}

export const defaultLanguage: Language = 'fa';

/** Returns whether a value is a language of the interface. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
