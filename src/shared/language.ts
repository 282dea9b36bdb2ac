/** The languages the interface is complete in; Persian is the default. */
export type Language = 'fa' | 'en';

/** A text in every language of the interface. */
export interface Text {
  readonly fa: string;
  readonly en: string;
}

export const defaultLanguage: Language = 'fa';

/** Whether a value names a language of the interface. */
export function isLanguage(value: unknown): value is Language {
  return value === 'fa' || value === 'en';
}
