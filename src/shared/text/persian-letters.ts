/** Every letter of standard Persian, as the inside of a character class. */
export const persianLetters = 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

const persianFor: ReadonlyMap<string, string> = new Map(
  Object.entries({ ی: 'يىۍېے', ک: 'كڪ', ه: 'ةۀہە', ا: 'ٱ' }).flatMap(([persian, foreign]) =>
    [...foreign].map((letter) => [letter, persian]),
  ),
);

const foreignLetters = new RegExp(`[${[...persianFor.keys()].join('')}]`, 'g');

// Vowel signs and hamza above, superscript alef, tatweel, and invisible direction marks.
const silentMarks = /[\u064b-\u065f\u0670\u0640\u00ad\u200d-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Normalises a text to Persian letters: Arabic and neighbouring variants of ی ک ه ا are replaced, presentation forms decomposed, vowel signs and
 * invisible marks removed. What readers distinguish stays: آ, ئ, ؤ, أ and the half-space.
 */
export function toPersianLetters(text: string): string {
  return text
    .normalize('NFKC') // decomposes ﻻ; it leaves ي and ك unchanged
    .replace(foreignLetters, (letter) => persianFor.get(letter) ?? letter)
    .replace(silentMarks, '');
}
