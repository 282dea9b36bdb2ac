import { spelledOtherwise, type SoundingWord } from './sounds.rules.ts';
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

/** Latin letters of so many may spell two Persian words that were typed without a space: kooleposhti. */
const [shortestLatin, longestLatin] = [7, 20];
const shortestSpelledPart = 3;

/** Whether Latin letters may spell two Persian words. */
export const mayBeSpelledJoined = (word: string): boolean =>
  /^[a-z]+$/.test(word) && word.length >= shortestLatin && word.length <= longestLatin;

/** Every way in which Latin letters may be two words. */
export const spelledHalves = (word: string): (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestSpelledPart + 1) }, (_, more) => [
    word.slice(0, shortestSpelledPart + more),
    word.slice(shortestSpelledPart + more),
  ]);

/** The two Persian words that Latin letters spell, of several the two whose rarer one is commonest; null where they spell none. */
export function wordsSpelledIn(
  word: string,
  sounding: ReadonlyMap<string, readonly SoundingWord[]>,
): readonly string[] | null {
  const spelled = (half: string) => {
    const [nearest] = spelledOtherwise(half, sounding.get(half) ?? []);
    return (sounding.get(half) ?? []).find((one) => one.word === nearest);
  };
  let best: { parts: readonly string[]; least: number } | null = null;
  for (const halves of spelledHalves(word)) {
    const [one, other] = halves.map(spelled);
    if (one === undefined || other === undefined) continue;
    const least = Math.min(one.products, other.products);
    if (best === null || least > best.least) best = { parts: [one.word, other.word], least };
  }
  return best?.parts ?? null;
}
