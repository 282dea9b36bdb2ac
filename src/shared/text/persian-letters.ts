/** Every letter that a word of standard Persian is written with, as the inside of a character class. */
export const persianLetters = 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

const persianFor: ReadonlyMap<string, string> = new Map(
  Object.entries({ ی: 'يىۍېے', ک: 'كڪ', ه: 'ةۀہە', ا: 'ٱ' }).flatMap(([persian, foreign]) =>
    [...foreign].map((letter) => [letter, persian]),
  ),
);

const foreignLetters = new RegExp(`[${[...persianFor.keys()].join('')}]`, 'g');

// Vowel signs and hamza above, superscript alef, tatweel, and the marks that steer direction without being seen.
const silentMarks = /[\u064b-\u065f\u0670\u0640\u00ad\u200d-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Writes a text with Persian letters alone: Arabic and other neighbours' forms of ی ک ه ا are replaced,
 * presentation forms unfolded, vowel signs and unseen marks dropped. What readers distinguish stays: آ, ئ, ؤ, أ and
 * the half-space.
 */
export function toPersianLetters(text: string): string {
  return text
    .normalize('NFKC') // unfolds ﻻ; it leaves ي and ك alone
    .replace(foreignLetters, (letter) => persianFor.get(letter) ?? letter)
    .replace(silentMarks, '');
}
