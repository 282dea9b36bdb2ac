import { persianLetters } from './persian-letters.ts';

type Rows = readonly (readonly [keys: string, letters: string])[];

/** The keys with the same letter in both layouts. */
const common: Rows = [
  ['qwertyuiop[]', 'ضصثقفغعهخحجچ'],
  ["asdfghjkl;'", 'شسیبلاتنمکگ'],
  ['zxcvbn,', 'ظطزرذدو'],
  ['HCM', 'آژء'],
];
/** The older "Persian" layout of Windows, and its Shift level where that is a different letter. */
const windows: Rows = [
  ['m\\`', 'ئپپ'],
  ['XZVNBG', 'يةؤأإۀ'],
];
/** The national layout, ISIRI 9147: Windows' "Persian (Standard)", and that of Linux, macOS and phones. Its B is a half-space. */
const isiri: Rows = [
  ['m', 'پ'],
  ['ASDFGJZB', 'ؤئيإأةك\u200c'],
];
// The Windows keys for پ have no Latin letter, so in a Latin word it stands for m.
const latinOnly: Rows = [['m', 'پ']];

const pairsOf = (layout: Rows): [key: string, letter: string][] =>
  layout.flatMap(([keys, letters]) => [...keys].map((key, index): [string, string] => [key, letters.charAt(index)]));

const persianOnWindows = new Map(pairsOf([...common, ...windows]));
const persianOnIsiri = new Map(pairsOf([...common, ...isiri]));
const keyOfPersian = new Map(
  pairsOf([...isiri, ...common, ...windows, ...latinOnly]).map(([key, letter]): [string, string] => [
    letter,
    key.toLowerCase(),
  ]),
);

const persianLetter = new RegExp(`[${persianLetters}ية]`);
const latinLetter = /[a-z]/i;

/** The keys for پ in Windows' layout, which produce a symbol in the national one. */
const onlyOnWindows = /[\\`]/;

/**
 * Returns what a text would have been on the other keyboard: "l,fhdg" is موبایل, "سشئسعدل" is samsung. Text typed on English keys has a second
 * reading where the layouts of Windows and ISIRI 9147 differ: first the national one, whose m is پ, as ئ is a tenth as common. Empty if the text
 * contains letters of both or of neither. Punctuation keys are letters in Persian: call this before they are stripped.
 */
export function onOtherKeyboard(text: string): readonly string[] {
  const isPersian = persianLetter.test(text);
  if (isPersian === latinLetter.test(text)) return [];
  if (isPersian) return [readWith(text, (sign) => keyOfPersian.get(sign))];
  const layouts = onlyOnWindows.test(text) ? [persianOnWindows, persianOnIsiri] : [persianOnIsiri, persianOnWindows];
  // With Caps Lock on, a capital is not a Shift letter.
  const typed = text === text.toUpperCase() ? [text, text.toLowerCase()] : [text];
  return [
    ...new Set(
      typed.flatMap((one) => layouts.map((on) => readWith(one, (sign) => on.get(sign) ?? on.get(sign.toLowerCase())))),
    ),
  ];
}

function readWith(text: string, onKey: (sign: string) => string | undefined): string {
  return [...text].map((sign) => onKey(sign) ?? sign).join('');
}

/**
 * Returns whether Latin letters are adjacent to symbols that are letters on Persian keyboards, as in ";ta" (کفش) or "',ad" (گوشی): English text has
 * them at most at the end of a word, so it was probably typed on the wrong layout.
 */
export function bearsPersianKeys(text: string): boolean {
  return !persianLetter.test(text) && /[;',[\]\\`][a-z]|[a-z][;'[\]\\`]/i.test(text);
}
