import { persianLetters } from './persian-letters.ts';

type Rows = readonly (readonly [keys: string, letters: string])[];

/** The keys that bear the same letter in both layouts. */
const common: Rows = [
  ['qwertyuiop[]', 'ضصثقفغعهخحجچ'],
  ["asdfghjkl;'", 'شسیبلاتنمکگ'],
  ['zxcvbn,', 'ظطزرذدو'],
  ['HCM', 'آژء'],
];
/** The older "Persian" layout of Windows, and what its Shift gives where that is a letter of its own. */
const windows: Rows = [
  ['m\\`', 'ئپپ'],
  ['XZVNBG', 'يةؤأإۀ'],
];
/** The national layout, ISIRI 9147: Windows' "Persian (Standard)", and what Linux, macOS and phones have. Its B is a half-space. */
const isiri: Rows = [
  ['m', 'پ'],
  ['ASDFGJZB', 'ؤئيإأةك\u200c'],
];
// Windows' own keys for پ bear no letter, so a Latin word means m.
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

/** The keys on which Windows' layout has پ, which give a sign in the national one. */
const onlyOnWindows = /[\\`]/;

/**
 * What a text would have been on the other keyboard: "l,fhdg" is موبایل, "سشئسعدل" is samsung. Typed on English keys it has
 * a second reading where the layouts of Windows and ISIRI 9147 differ: first the national one, whose m is پ, for ئ is a tenth as common. Empty when the text holds letters of both or of
 * neither. Punctuation keys are letters in Persian: call this before anything strips them.
 */
export function onOtherKeyboard(text: string): readonly string[] {
  const isPersian = persianLetter.test(text);
  if (isPersian === latinLetter.test(text)) return [];
  if (isPersian) return [readWith(text, (sign) => keyOfPersian.get(sign))];
  const layouts = onlyOnWindows.test(text) ? [persianOnWindows, persianOnIsiri] : [persianOnIsiri, persianOnWindows];
  // With Caps Lock on, a capital is no letter that Shift gives.
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
 * Whether Latin letters stand directly beside signs that are letters on Persian keys, as in ";ta" (کفش) or "',ad" (گوشی): an
 * English text has them at the end of a word at most, so it was rather typed on the wrong keyboard.
 */
export function bearsPersianKeys(text: string): boolean {
  return !persianLetter.test(text) && /[;',[\]\\`][a-z]|[a-z][;'[\]\\`]/i.test(text);
}
