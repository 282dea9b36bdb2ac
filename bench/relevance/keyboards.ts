const keys = "qwertyuiop[]asdfghjkl;'zxcvbnm,";
/** The Persian layout of Windows and the national one (ISIRI 9147), key by key. */
const windows = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدئو';
const national = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو';

const keysOf = (layout: string, further: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(layout, (letter, index) => [letter, keys.charAt(index)] as const),
    ...Object.entries(further),
  ]);
const onWindows = keysOf(windows, { ژ: 'C', پ: '`' });
const onNational = keysOf(national, { ژ: 'C' });
const letters = new Map(Array.from(keys, (key, index) => [key, windows.charAt(index)]));

const typedBy = (text: string, on: ReadonlyMap<string, string>) =>
  Array.from(text, (sign) => on.get(sign) ?? sign).join('');

/** What typing a Persian text gives with an English keyboard layout active. */
export const onEnglishKeys = (text: string) => typedBy(text, onWindows);
/** The same, for a typist used to the national layout. */
export const onNationalKeys = (text: string) => typedBy(text, onNational);
/** What typing a Latin text gives with a Persian keyboard layout active. */
export const onPersianKeys = (text: string) => typedBy(text, letters);
