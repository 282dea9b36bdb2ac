import type { Language } from '../language.ts';

/** Parts of an address, or names beside each other, with the reader's comma between them; what is missing is left out. */
export function joined(parts: readonly (string | null | undefined)[], language: Language): string {
  return parts.filter(Boolean).join(language === 'fa' ? '، ' : ', ');
}
