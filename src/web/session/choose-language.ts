import type { Language } from '#shared/language.ts';

const yearSeconds = 31_536_000;

/** Stores the shopper's language where the server can read it, and reloads the shop in it. */
export function chooseLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // The cookie alone is enough for the server.
  }
  location.reload();
}
