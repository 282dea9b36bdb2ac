import { words } from '#shared/text/search-text.ts';

/** Whether every word begins some word of a name: what is typed so far names it. */
export function isNamed(name: string, typed: readonly string[]): boolean {
  const named = words(name);
  return typed.length > 0 && typed.every((word) => named.some((one) => one.startsWith(word)));
}

/** Shorter words have too many neighbours to guess which was meant. */
const shortestMended = 3;
/** No longer word is sold, and every letter more has 145 neighbours more: of 199 letters there are 28,000, which took the server's only thread. */
const longestMended = 24;
/** Who mistypes more than this does not mistype: it bounds what one search may cost, however many words it has. */
const maxMended = 3;

/** The words of a search that are read as mistyped, of those that occur nowhere; none when mending the few that may be would find nothing. */
export function mistypedWords(unknown: readonly string[]): readonly string[] {
  const mistyped = unknown.filter((word) => word.length >= shortestMended);
  return mistyped.length > maxMended || mistyped.some((word) => word.length > longestMended) ? [] : mistyped;
}

const letters = Array.from('ءئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیabcdefghijklmnopqrstuvwxyz0123456789');

/** Every word that one typing fault makes of this one: a letter left out, put in, replaced, or swapped with the next. */
export function oneFaultAway(word: string): string[] {
  const signs = Array.from(word);
  const near = new Set<string>();
  for (let index = 0; index <= signs.length; index++) {
    const before = signs.slice(0, index).join('');
    const here = signs[index] ?? '';
    const next = signs[index + 1] ?? '';
    const after = signs.slice(index + 1).join('');
    for (const letter of letters) {
      near.add(before + letter + here + after);
      if (here !== '') near.add(before + letter + after);
    }
    if (here !== '') near.add(before + after);
    if (next !== '') near.add(before + next + here + signs.slice(index + 2).join(''));
  }
  near.delete(word);
  near.delete('');
  return [...near];
}
