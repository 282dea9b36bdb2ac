import { words } from '#shared/text/search-text.ts';

/** A colour or a brand with all its names. */
interface Named {
  readonly key: string;
  readonly names: readonly string[];
}

interface KnownName {
  readonly key: string;
  readonly folded: string;
}

/** Names indexed by their first word, so that looking up each word of a text does not depend on the number of names. */
export type KnownNames = ReadonlyMap<string, readonly KnownName[]>;

/** Shorter names are too ambiguous. */
const shortestName = 2;

/** Indexes names by their first word. */
export function knownNames(all: readonly Named[]): KnownNames {
  const known = new Map<string, KnownName[]>();
  for (const { key, names } of all)
    for (const name of names) {
      const inWords = words(name);
      const [first = ''] = inWords;
      const folded = inWords.join(' ');
      if (folded.length < shortestName) continue;
      const others = known.get(first);
      if (others === undefined) known.set(first, [{ key, folded }]);
      else others.push({ key, folded });
    }
  return known;
}

/** Finds a name in a folded text, with its position and key: the longest match, since light blue is not blue, and the first of those. */
export function nameIn(
  folded: string,
  known: KnownNames,
): { readonly key: string; readonly begin: number; readonly end: number } | null {
  let found: { key: string; begin: number; end: number } | null = null;
  let begin = 0;
  for (const word of folded.split(' ')) {
    for (const { key, folded: name } of known.get(word) ?? []) {
      const end = begin + name.length;
      if (found !== null && name.length <= found.end - found.begin) continue;
      if (folded.startsWith(name, begin) && (end === folded.length || folded[end] === ' ')) found = { key, begin, end };
    }
    begin += word.length + 1;
  }
  return found;
}
