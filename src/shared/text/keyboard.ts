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
  layout.flatMap(([keys, letters]) => [...keys].map((key, place): [string, string] => [key, letters.charAt(place)]));

const persianOnKey = new Map(pairsOf([...rows, ...shifted]));
const keyOfPersian = new Map(
  pairsOf([...rows, ...shifted, ...latinOnly]).map(([key, letter]): [string, string] => [letter, key.toLowerCase()]),
);

const persianLetter = new RegExp(`[${persianLetters}ية]`);
const latinLetter = /[a-z]/i;

/**
 * What a text would have been on the other keyboard: "l,fhdg" is موبایل, "سشئسعدل" is samsung. Null when the text
 * holds letters of both or of neither. Punctuation keys are letters in Persian: ask this before anything strips them.
 */
export function swapKeyboard(text: string): string | null {
  const isPersian = persianLetter.test(text);
  if (isPersian === latinLetter.test(text)) return null;
  const swap = isPersian
    ? (sign: string) => keyOfPersian.get(sign) ?? sign
    : (sign: string) => persianOnKey.get(sign) ?? persianOnKey.get(sign.toLowerCase()) ?? sign;
  return [...text].map(swap).join('');
}
