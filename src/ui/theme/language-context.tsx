import { createContext, use, type ReactNode } from 'react';
import { defaultLanguage, type Language } from '#shared/language.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

/** Provides the language to its children. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the language the reader chose. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns the texts of a feature in the reader's language. */
export function useMessages<Texts>(messages: Readonly<Record<Language, Texts>>): Texts {
  return messages[useLanguage()];
}
