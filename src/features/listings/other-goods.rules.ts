import { beginsBuiltInName, isNameOfGoods, lengthOfNameAt } from '#features/synonyms/built-in-synonyms.rules.ts';
import { otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { isShortSound, type SoundingWord } from './sounds.rules.ts';
import type { WordReadings } from './word-readings.rules.ts';

/**
 * Whether a word is well spelled and names goods that the shop has none of: it is no typing error, nor does it sound like something that the shop has. A
 * مانتو is no mint.
 */
export const isOtherGoods = ({ word, products, called }: Pick<WordReadings, 'word' | 'products' | 'called'>): boolean =>
  products === 0 && called.length === 0 && beginsBuiltInName(word);

/** Whether what looks like a form of a name of goods names others: a صندلی is no صندل. */
export const namesOtherGoods = (form: string, word: string, dictionary: Dictionary): boolean =>
  isNameOfGoods(word) && isNameOfGoods(form) && !otherNamesOf(word, dictionary).includes(form);

/** What sounds like a word; nothing does like a short Latin name of the list, which says how that is spelled: a mobile is no مبل. */
export const soundsOf = (word: string, sounding: readonly SoundingWord[]): readonly SoundingWord[] =>
  /^[a-z]/.test(word) && isShortSound(word) && beginsBuiltInName(word) ? [] : sounding;

/** The indexes of words in a name of several words by which nothing is sold: what is left of «تلفن همراه» names something else. */
export function inOtherNames(readings: readonly WordReadings[]): ReadonlySet<number> {
  const typed = readings.map(({ word }) => word);
  return new Set(
    readings.flatMap(({ joined, meanings, called }, index) => {
      const isSold = joined !== null || [...meanings, ...called].some(({ over }) => over > 1);
      return isSold ? [] : Array.from({ length: lengthOfNameAt(typed, index) }, (_, offset) => index + offset);
    }),
  );
}

/** Shorter words are one error away from too many names. */
const shortestName = 4;

/** Whether the list names something by a word in its own letters, or by a Persian one that is a typing error away. */
export const isNameOrNear = (word: string): boolean =>
  (word.length > 1 && beginsBuiltInName(word)) ||
  (word.length >= shortestName && /^[آ-ی]+$/.test(word) && oneErrorAway(word).some(beginsBuiltInName));
