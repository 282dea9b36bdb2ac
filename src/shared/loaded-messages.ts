import type { Language } from './language.ts';

type Texts = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Texts>>;

const tables: Partial<Record<Language, Table>> = {};

/** Registers texts of one language: those needed first before the first render, the others when a screen needs them. */
export function loadMessages(language: Language, table: Table): void {
  tables[language] = { ...tables[language], ...table };
}

/** Returns, in the browser's build, a feature's texts from the table of the loaded language. */
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
