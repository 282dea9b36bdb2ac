import { toLatinDigits } from './digits.ts';
import { toPersianLetters } from './persian-letters.ts';

// The half-space (zero-width non-joiner), and the zero-width space that some keyboards send for it.
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
 * The form in which texts are compared in a search: Persian letters without marks, آ as ا, Latin digits, Latin lower
 * case without accents, half-spaces as spaces. Both what is stored and what is searched pass through it.
 */
export function foldText(text: string): string {
  const persian = toPersianLetters(text.replace(halfSpaces, ' ')).replace(
    /[آأإؤ،؛؟]/g,
    (letter) => plainForms.get(letter) ?? letter,
  );
  return withoutAccents(toLatinDigits(persian)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The folded form of a text whose writer joins what a half-space parts: گوشیهای for گوشی‌های. */
export function foldJoined(text: string): string {
  return foldText(text.replace(halfSpaces, ''));
}

/** The looser second tier of a folded text, in which ئ counts as ی: a search that found nothing is tried with it. */
export function foldLoosely(text: string): string {
  return foldText(text).replace(/ئ/g, 'ی');
}

/** What a text is stored as for searching: its folded form and, after it, its half-spaced words joined. */
export function searchDocument(text: string): string {
  const joined = text
    .split(/\s+/)
    .filter((word) => word.search(halfSpaces) >= 0)
    .map(foldJoined);
  return [...new Set([foldText(text), ...joined])].join(' ').trim();
}

/** The words of a text in their folded form; a number keeps its decimal point. */
export function words(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}
