import type { WordReadings } from './word-readings.rules.ts';

/** Returns the likely corrections of a word unknown to the catalogue, most common first; empty where it has a meaning as it is. */
export const meantBy = ({ word, products, same, parts, meanings, near }: WordReadings): readonly string[] =>
  // A suffix, two joined words or a name in the owner's dictionary is not a typo.
  products > 0 || parts.length + meanings.length > 0 || same.some((form) => isForm(word, form)) ? [] : near;

/** Returns the texts with one more word replaced by a near one, in every way up to a limit. */
export function otherwiseMended(
  texts: readonly (readonly string[])[],
  readings: readonly Pick<WordReadings, 'word' | 'near'>[],
): readonly (readonly string[])[] {
  return readings
    .flatMap(({ word, near }) =>
      near
        .slice(0, maxNearKnown)
        .flatMap((other) => texts.map((text) => text.map((one) => (one === word ? other : one)))),
    )
    .slice(0, maxMendedOtherwise);
}

/** The maximum number of alternatives for a word known to the catalogue. */
const maxNearKnown = 4;
const maxMendedOtherwise = 48;

/** The maximum number of corrected texts compared. */
const maxMended = 12;

/** Returns the search with each mistyped word corrected, in every combination up to a limit; the first has the most common correction of each. */
export function mendedTexts(
  typed: readonly string[],
  meant: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  let texts: readonly (readonly string[])[] = [[]];
  for (const word of typed) {
    const room = Math.max(1, Math.floor(maxMended / texts.length));
    const choices = (meant.get(word) ?? [word]).slice(0, room);
    texts = texts.flatMap((text) => choices.map((choice) => [...text, choice]));
  }
  return texts;
}

/** Whether a word is another one with or without a suffix. */
export const isForm = (word: string, form: string): boolean => word.startsWith(form) || form.startsWith(word);
