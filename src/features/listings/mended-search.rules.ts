import type { WordReadings } from './word-readings.rules.ts';

/** The words that may have been meant by one that the catalogue does not know, the commonest first; none where it stands for something as it is. */
export const meantBy = ({ word, products, same, parts, meanings, near }: WordReadings): readonly string[] =>
  // An ending or two words joined are no error, nor is a name that the owner knows.
  products > 0 || parts.length + meanings.length > 0 || same.some((form) => isForm(word, form)) ? [] : near;

/** The same texts with one more word replaced by one that is near it, in every way up to a bound. */
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

/** Of a word that the catalogue knows so many others may have been meant. */
const maxNearKnown = 4;
const maxMendedOtherwise = 48;

/** So many ways of mending a search are compared. */
const maxMended = 12;

/** A search with each mistyped word replaced by one that may have been meant, in every way up to a bound; the first has the commonest of each. */
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

/** Whether a word is another one with or without an ending. */
export const isForm = (word: string, form: string): boolean => word.startsWith(form) || form.startsWith(word);
