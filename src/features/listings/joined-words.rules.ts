import type { Vocabulary } from './word-readings.rules.ts';

/** Words of so many letters may be several that were typed without spaces. */
const [shortestJoined, longestJoined] = [8, 40];
const [shortestPart, longestPart] = [2, 12];
const maxParts = 5;

/** Whether a word may be several: two are found by their halves. */
export const mayBeJoined = (word: string): boolean =>
  /^[آ-یءئۀ]+$/.test(word) && word.length >= shortestJoined && word.length <= longestJoined;

/** Every piece of a word that may be one of those that it joins. */
export const piecesOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, from) => from).flatMap((from) =>
    Array.from({ length: longestPart - shortestPart + 1 }, (_, more) => from + shortestPart + more)
      .filter((to) => to <= word.length)
      .map((to) => word.slice(from, to)),
  );

interface Split {
  readonly parts: readonly string[];
  /** How many products bear the rarest of them. */
  readonly least: number;
}

const isBetter = (one: Split, other: Split | undefined) =>
  other === undefined ||
  one.parts.length < other.parts.length ||
  (one.parts.length === other.parts.length && one.least > other.least);

/** The words of the catalogue that one joins, as few as can be, of several ways the one whose rarest word is commonest; null where it joins none. */
export function wordsJoinedIn(word: string, vocabulary: Vocabulary): readonly string[] | null {
  const best: (Split | undefined)[] = [{ parts: [], least: Infinity }];
  for (let to = shortestPart; to <= word.length; to += 1)
    for (let from = Math.max(0, to - longestPart); from <= to - shortestPart; from += 1) {
      const [before, part] = [best[from], word.slice(from, to)];
      const products = vocabulary.get(part) ?? 0;
      if (before === undefined || products === 0 || before.parts.length === maxParts) continue;
      const split = { parts: [...before.parts, part], least: Math.min(before.least, products) };
      if (isBetter(split, best[to])) best[to] = split;
    }
  return best[word.length]?.parts ?? null;
}
