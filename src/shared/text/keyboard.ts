import { persianLetters } from './persian-letters.ts';

// The "Persian" layout of Windows, key by key, and what its Shift gives where that is a letter of its own.
const rows: readonly (readonly [keys: string, letters: string])[] = [
  ['qwertyuiop[]', 'ضصثقفغعهخحجچ'],
  ["asdfghjkl;'", 'شسیبلاتنمکگ'],
  ['zxcvbnm,', 'ظطزرذدئو'],
  ['\\`', 'پپ'],
];
const shifted: readonly (readonly [keys: string, letters: string])[] = [['HCXZVNBM', 'آژيةؤأإء']];
// On the ISIRI layout پ lies on m and Windows' own keys for it bear no letter, so a Latin word means m.
const latinOnly: readonly (readonly [keys: string, letters: string])[] = [['m', 'پ']];

const pairsOf = (layout: typeof rows): [key: string, letter: string][] =>
  layout.flatMap(([keys, letters]) => [...keys].map((key, index): [string, string] => [key, letters.charAt(index)]));

const persianOnKey = new Map(pairsOf([...rows, ...shifted]));
const keyOfPersian = new Map(
  pairsOf([...rows, ...shifted, ...latinOnly]).map(([key, letter]): [string, string] => [letter, key.toLowerCase()]),
);

const persianLetter = new RegExp(`[${persianLetters}ية]`);
const latinLetter = /[a-z]/i;

/** Where the national layout (ISIRI 9147) has another letter on a key than the "Persian" layout of Windows. */
const persianOnIsiriKey = new Map([...persianOnKey, ['m', 'پ']]);

/**
 * What a text would have been on the other keyboard: "l,fhdg" is موبایل, "سشئسعدل" is samsung. Typed on English keys it has
 * a second reading where the layouts of Windows and ISIRI 9147 differ. Empty when the text holds letters of both or of
 * neither. Punctuation keys are letters in Persian: call this before anything strips them.
 */
export function onOtherKeyboard(text: string): readonly string[] {
  const isPersian = persianLetter.test(text);
  if (isPersian === latinLetter.test(text)) return [];
  if (isPersian) return [readWith(text, (sign) => keyOfPersian.get(sign))];
  const layouts = [persianOnKey, persianOnIsiriKey];
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
