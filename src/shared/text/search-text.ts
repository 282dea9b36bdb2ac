import { toLatinDigits } from './digits.ts';
import { toPersianLetters } from './persian-letters.ts';

// The half-space (zero-width non-joiner), and the zero-width space that some keyboards produce instead.
const halfSpaces = /[\u200b\u200c]/g;

const plainForms: ReadonlyMap<string, string> = new Map([
  ['آ', 'ا'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['ؤ', 'و'],
  ['،', ','],
  ['؛', ';'],
  ['؟', '?'],
]);

const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0)).replace(/[\u0300-\u036f]/g, '');

/**
 * Returns the form in which texts are compared in a search: Persian letters without marks, آ as ا, Latin digits, Latin lower case without accents,
 * half-spaces as spaces. Applied to both stored texts and queries.
 */
export function foldText(text: string): string {
  const persian = toPersianLetters(text.replace(halfSpaces, ' ')).replace(
    /[آأإؤ،؛؟]/g,
    (letter) => plainForms.get(letter) ?? letter,
  );
  return withoutAccents(toLatinDigits(persian)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the folded form with half-spaced parts joined: گوشیهای for گوشی‌های. */
export function foldJoined(text: string): string {
  return foldText(text.replace(halfSpaces, ''));
}

/** Returns the looser folded form, in which ئ counts as ی: used if a search found nothing. */
export function foldLoosely(text: string): string {
  return foldText(text).replace(/ئ/g, 'ی');
}

/** Returns the stored search text: the folded form and, after it, the half-spaced words joined. */
export function searchDocument(text: string): string {
  const joined = text
    .split(/\s+/)
    .filter((word) => word.search(halfSpaces) >= 0)
    .map(foldJoined);
  return [...new Set([foldText(text), ...joined])].join(' ').trim();
}

/** Returns the folded words of a text; a number retains its decimal point. */
export function words(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}
