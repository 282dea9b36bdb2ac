import { words } from '#shared/text/search-text.ts';

/** A colour or a brand with all that it is called. */
interface Named {
  readonly key: string;
  readonly names: readonly string[];
}

interface KnownName {
  readonly key: string;
  readonly folded: string;
}

/** Names by their first word: a text looks up each of its words, however many names there are. */
export type KnownNames = ReadonlyMap<string, readonly KnownName[]>;

/** Names of fewer letters are too often something else. */
const shortestName = 2;

/** Puts names in the order in which a text looks them up. */
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

/** Where a name stands in a folded text, and whose it is: of several the longest, since light blue is no blue; of those the first. */
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
