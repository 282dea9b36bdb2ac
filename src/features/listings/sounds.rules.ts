/**
 * Phonetic matching between the two alphabets: کاپشن is kapshen, نایک is nike. The database compares consonants only (`sound_of`, of
 * `product-words.tables.ts`), since Persian omits short vowels; here the vowels determine the nearest of those words.
 */

/** A catalogue word with the same consonants as an entered one. */
export interface SoundingWord {
  readonly word: string;
  readonly products: number;
}

const latin = /^[a-z]+$/;
const persian = /^[آ-یءئۀ]+$/;
/** Longer entered words are not single words. */
const longest = 24;
const maxAlike = 3;

/** A repeated single letter, such as cccc, would match every word with only that consonant. */
const oneLetter = /^(.)\1+$/;

/** Abbreviations that are spelled letter by letter, such as ssd. */
const abbreviation = /^[^aeiouy]{2,3}$/;

/** Whether an entered word is looked up by sound: it consists of letters of one alphabet. */
export const hasSound = (word: string): boolean =>
  word.length >= 2 &&
  word.length <= longest &&
  ((latin.test(word) && !abbreviation.test(word)) || persian.test(word)) &&
  !oneLetter.test(word);

/** Whether a word has so few consonants that unrelated words share them. */
export const isShortSound = (word: string): boolean => consonantsOf(word).length <= 3;

/** Whether a word consists of Latin letters only. */
export const isLatin = (word: string): boolean => latin.test(word);

const inOtherAlphabet = (one: string, other: string) => latin.test(one) !== latin.test(other);

/** Returns the words of the other alphabet with the nearest vowels, nearest first. */
export function spelledOtherwise(typed: string, sounding: readonly SoundingWord[]): string[] {
  const others = sounding.filter(({ word }) => word.length >= 3 && hasSound(word) && inOtherAlphabet(typed, word));
  return others.length === 0 ? [] : nearest(typed, others, consonantsOf(typed).length <= 2 ? 0.7 : 1.1);
}

/** Sorts the synonyms of a word so that its transliterations come first: for hoodie, هودی before سویشرت. */
export function soundingFirst(typed: string, names: readonly string[]): readonly string[] {
  if (names.length < 2) return names;
  const sounding = spelledOtherwise(
    typed,
    names.map((word) => ({ word, products: 0 })),
  );
  return [...new Set([...sounding, ...names])];
}

/** Returns homophones in the same alphabet: مردونه for مردانه, سوییشرت for سویشرت. Short words have too many. */
export const soundsAlike = (typed: string, sounding: readonly SoundingWord[]): string[] =>
  consonantsOf(typed).length < 3
    ? []
    : nearest(
        typed,
        sounding.filter(({ word }) => word !== typed && !inOtherAlphabet(typed, word)),
        0.7,
      );

function nearest(typed: string, sounding: readonly SoundingWord[], farthest: number): string[] {
  return sounding
    .map(({ word, products }) => ({ word, products, distance: vowelDistance(spokenOf(typed), spokenOf(word)) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance || b.products - a.products)
    .slice(0, maxAlike)
    .map(({ word }) => word);
}

const vowels = 'aeiou';
const isVowel = (letter: string) => vowels.includes(letter);
const consonantsOf = (word: string) => Array.from(spokenOf(word)).filter((letter) => !isVowel(letter));

const digraphs: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1$1'],
  [/ck/g, 'k'],
  [/qu(?=[aei])/g, 'ku'],
  [/tion/g, 'šen'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/([^aeiou])\1/g, '$1'],
  [/sch|sh/g, 'š'],
  [/tch|ch/g, 'č'],
  [/kh/g, 'X'],
  [/gh/g, 'q'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/zh/g, 'j'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/h$/, ''],
  [/z/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
  [/[wv]/g, 'u'],
];
const persianLetters: ReadonlyMap<string, string> = new Map(
  [
    ['aaiueeiu', 'اآیوءعئؤ'],
    ['bptt', 'بپتط'],
    ['ssssssss', 'ثسصزذضظز'],
    ['jjčhhXdrš', 'جژچحهخدرش'],
    ['qqfkglmn', 'غقفکگلمن'],
  ].flatMap(([spoken = '', letters = '']) =>
    Array.from(letters, (letter, index): [string, string] => [letter, spoken.charAt(index)]),
  ),
);

/** Returns the pronunciation of a word, as far as it is written. */
function spokenOf(word: string): string {
  if (latin.test(word)) return digraphs.reduce((text, [from, to]) => text.replace(from, to), word);
  return Array.from(
    word.replace(/ه$/, 'e').replace(/(.)\1+/g, '$1'),
    (letter) => persianLetters.get(letter) ?? letter,
  ).join('');
}

/** Returns the vowel distance of two words with the same consonants: short vowels are often omitted, and sometimes interchanged. */
function vowelDistance(one: string, other: string): number {
  let row = [0];
  for (const letter of other) row.push((row.at(-1) ?? 0) + leftOut(letter));
  for (const letter of one) {
    const next = [(row[0] ?? 0) + leftOut(letter)];
    for (const [index, against] of [...other].entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + replaced(letter, against),
          (row[index + 1] ?? 0) + leftOut(letter),
          (next[index] ?? 0) + leftOut(against),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const leftOut = (letter: string) => (letter === 'e' ? 0.1 : isVowel(letter) ? 0.5 : 1);
const replaced = (one: string, other: string) => (one === other ? 0 : isVowel(one) && isVowel(other) ? 0.6 : 1.5);
