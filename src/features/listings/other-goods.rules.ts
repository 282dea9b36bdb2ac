import { beginsBuiltInName, isNameOfGoods, lengthOfNameAt } from '#features/synonyms/built-in-synonyms.rules.ts';
import { otherMeaningsAt, otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { isPlural, stemsOf } from './word-forms.rules.ts';
import { isShortSound, type SoundingWord } from './sounds.rules.ts';
import type { WordReadings } from './word-readings.rules.ts';

/** Whether goods are named by a word or, where it is their plural, by it without its ending. */
const namesGoods = (word: string): boolean =>
  beginsBuiltInName(word) || (isPlural(word) && stemsOf(word).some(isNameOfGoods));

/**
 * Whether a word is well spelled and names goods that the shop has none of: it is no typing error, nor does it sound like something that the shop has. A
 * مانتو is no mint, and کتابهای are no bowls.
 */
export const isOtherGoods = ({
  word,
  products,
  same,
  called,
}: Pick<WordReadings, 'word' | 'products' | 'same' | 'called'>): boolean =>
  products === 0 && called.length === 0 && namesGoods(word) && !(isPlural(word) && stemsOf(word).some(isOf(same)));

const isOf = (some: readonly string[]) => (word: string) => some.includes(word);

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

/** What names of the shop's list stand for that one typing error makes of a word, each as words that all occur. */
export const namesNear = (word: string, dictionary: Dictionary): readonly (readonly string[])[] =>
  word.length < shortestName || beginsBuiltInName(word)
    ? []
    : oneErrorAway(word)
        .filter(beginsBuiltInName)
        .flatMap((near) => [
          ...otherNamesOf(near, dictionary).map((name) => [name]),
          ...otherMeaningsAt(dictionary, [near], 0).map(({ means }) => means),
        ]);
