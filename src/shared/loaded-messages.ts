import type { Language } from './language.ts';

type Texts = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Texts>>;

const tables: Partial<Record<Language, Table>> = {};

/** Hands over the texts of one language, before the first screen is shown. */
export function loadMessages(language: Language, table: Table): void {
  tables[language] = table;
}

/** In the browser's build: a feature's texts, read from the table of the language that is loaded. */
export function loadedMessages(module: string, name: string): Readonly<Record<Language, unknown>> {
  const of = (language: Language) => tables[language]?.[module]?.[name];
  return {
    get fa() {
      return of('fa');
    },
    get en() {
      return of('en');
    },
  };
}
