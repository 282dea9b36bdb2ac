import { spelledOtherwise, type SoundingWord } from './sounds.rules.ts';
import type { Vocabulary } from './word-readings.rules.ts';

/** Word lengths between which a word may be several typed without spaces. */
const [shortestJoined, longestJoined] = [8, 40];
const [shortestPart, longestPart] = [2, 12];
const maxParts = 5;

/** Whether a word may be several joined ones: two are found by splitting it. */
export const mayBeJoined = (word: string): boolean =>
  /^[آ-یءئۀ]+$/.test(word) && word.length >= shortestJoined && word.length <= longestJoined;

/** Returns every substring of a word that may be one of the joined words. */
export const piecesOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, from) => from).flatMap((from) =>
    Array.from({ length: longestPart - shortestPart + 1 }, (_, more) => from + shortestPart + more)
      .filter((to) => to <= word.length)
      .map((to) => word.slice(from, to)),
  );

interface Split {
  readonly parts: readonly string[];
  /** The number of products with the rarest word. */
  readonly least: number;
}

const isBetter = (one: Split, other: Split | undefined) =>
  other === undefined ||
  one.parts.length < other.parts.length ||
  (one.parts.length === other.parts.length && one.least > other.least);

/**
 * Splits a word into as few catalogue words as possible, of equal splits the one whose rarest word is the most common; returns null where there is
 * none.
 */
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

/** Latin word lengths between which a word may spell two Persian words typed without a space, such as kooleposhti. */
const [shortestLatin, longestLatin] = [7, 20];
const shortestSpelledPart = 3;

/** Whether a Latin word may spell two Persian words. */
export const mayBeSpelledJoined = (word: string): boolean =>
  /^[a-z]+$/.test(word) && word.length >= shortestLatin && word.length <= longestLatin;

/** Returns every split of a Latin word into two. */
export const spelledHalves = (word: string): (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestSpelledPart + 1) }, (_, more) => [
    word.slice(0, shortestSpelledPart + more),
    word.slice(shortestSpelledPart + more),
  ]);

/** Returns the two Persian words that a Latin word spells, of several pairs the one whose rarer word is the most common; null where there is none. */
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
