import { words } from '#shared/text/search-text.ts';

/** Whether every word begins some word of a name: what is typed so far names it. */
export function isNamed(name: string, typed: readonly string[]): boolean {
  const named = words(name);
  return typed.length > 0 && typed.every((word) => named.some((one) => one.startsWith(word)));
}
