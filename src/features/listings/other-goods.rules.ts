import { beginsBuiltInName, isNameOfGoods, lengthOfNameAt } from '#features/synonyms/built-in-synonyms.rules.ts';
import { otherMeaningsAt, otherNamesOf, type Dictionary } from '#features/synonyms/synonyms.rules.ts';
import { oneErrorAway } from './typing-errors.rules.ts';
import { isPlural, stemsOf } from './word-forms.rules.ts';
import { isShortSound, type SoundingWord } from './sounds.rules.ts';
import type { WordReadings } from './word-readings.rules.ts';

/** Whether a word, or for a plural its stem, names goods. */
const namesGoods = (word: string): boolean =>
  beginsBuiltInName(word) || (isPlural(word) && stemsOf(word).some(isNameOfGoods));

/**
 * Whether a word is correctly spelled and names goods that the shop does not have: neither a typo nor a homophone of something in the shop. مانتو is
 * not mint, and کتابهای is not bowls.
 */
export const isOtherGoods = ({
  word,
  products,
  same,
  called,
}: Pick<WordReadings, 'word' | 'products' | 'same' | 'called'>): boolean =>
  products === 0 && called.length === 0 && namesGoods(word) && !(isPlural(word) && stemsOf(word).some(isOf(same)));

const isOf = (some: readonly string[]) => (word: string) => some.includes(word);

/** Whether an apparent form of a word for goods names different goods: صندلی is not a form of صندل. */
export const namesOtherGoods = (form: string, word: string, dictionary: Dictionary): boolean =>
  isNameOfGoods(word) && isNameOfGoods(form) && !otherNamesOf(word, dictionary).includes(form);

/** Returns the homophones of a word; none for a short Latin name in the list, whose spelling is known: mobile is not مبل. */
export const soundsOf = (word: string, sounding: readonly SoundingWord[]): readonly SoundingWord[] =>
  /^[a-z]/.test(word) && isShortSound(word) && beginsBuiltInName(word) ? [] : sounding;

/** Returns the indexes of words in multi-word names of goods that the shop does not have: a part of «تلفن همراه» would name something else. */
export function inOtherNames(readings: readonly WordReadings[]): ReadonlySet<number> {
  const typed = readings.map(({ word }) => word);
  return new Set(
    readings.flatMap(({ joined, meanings, called }, index) => {
      const isSold = joined !== null || [...meanings, ...called].some(({ over }) => over > 1);
      return isSold ? [] : Array.from({ length: lengthOfNameAt(typed, index) }, (_, offset) => index + offset);
    }),
  );
}

/** Shorter words are one typo away from too many names. */
const shortestName = 4;

/** Whether a word is in the list of names, or is a Persian word one typo away from one. */
export const isNameOrNear = (word: string): boolean =>
  (word.length > 1 && beginsBuiltInName(word)) ||
  (word.length >= shortestName && /^[آ-ی]+$/.test(word) && oneErrorAway(word).some(beginsBuiltInName));

/** Returns the names in the list that are one typo away from a word, each as words that must all occur. */
export const namesNear = (word: string, dictionary: Dictionary): readonly (readonly string[])[] =>
  word.length < shortestName || beginsBuiltInName(word)
    ? []
    : oneErrorAway(word)
        .filter(beginsBuiltInName)
        .flatMap((near) => [
          ...otherNamesOf(near, dictionary).map((name) => [name]),
          ...otherMeaningsAt(dictionary, [near], 0).map(({ means }) => means),
        ]);
