import type { Language } from '../language.ts';

/** Joins parts of an address, or names, with the language's comma; missing ones are omitted. */
export function joined(parts: readonly (string | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(language === 'fa' ? '، ' : ', ');
}
