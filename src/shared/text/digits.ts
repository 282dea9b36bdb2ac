import type { Language } from '../language.ts';

const persianZero = 0x06f0;
const arabicZero = 0x0660;

/**
 * Converts Persian (۰-۹) and Arabic (٠-٩) digits to Latin ones. Between digits, the Arabic thousands separator U+066C is removed and the decimal
 * separator U+066B becomes a point, as they belong to a number.
 */
export function toLatinDigits(text: string): string {
  return withLatinDigits(text)
    .replace(/([0-9])\u066c(?=[0-9])/g, '$1')
    .replace(/([0-9])\u066b(?=[0-9])/g, '$1.');
}

function withLatinDigits(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero));
}

/** Converts Latin and Arabic digits to Persian ones and leaves everything else unchanged. */
export function toPersianDigits(text: string): string {
  return text
    .replace(/[0-9]/g, (digit) => String.fromCharCode(persianZero + Number(digit)))
    .replace(/[٠-٩]/g, (digit) => String.fromCharCode(persianZero - arabicZero + digit.charCodeAt(0)));
}

/** Returns a text with the digits of a language. */
export function inDigitsOf(text: string, language: Language): string {
  return language === 'fa' ? toPersianDigits(text) : text;
}

/** Returns only the digits of a text, in Latin ones. */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}

/** Returns an entered number in Latin digits, without invisible characters. */
export const typedFigure = (typed: string) => withLatinDigits(typed.replace(/[\u200c\u200e\u200f]/g, '')).trim();

/** Separators between groups of three digits; a separator elsewhere may be a decimal one. */
const thousands = /^([1-9][0-9]{0,2})((?:[,،٬\s][0-9]{3})+)(?![0-9])/;

/** Removes commas or spaces between groups of three digits. Other separators stay: in 9,5 and in 0,125 the comma is a decimal one. */
export const ungrouped = (figure: string): string =>
  figure.replace(thousands, (_, first: string, rest: string) => first + rest.replace(/[^0-9]/g, ''));

/**
 * Parses an entered non-negative integer, in any digits and grouped by commas or spaces; null if it is empty or not an integer:
 * 12.5 and 12,5 are neither 12 nor 125.
 */
export function wholeNumberIn(typed: string): number | null {
  const plain = ungrouped(typedFigure(typed));
  const number = Number(plain);
  return /^[0-9]+$/.test(plain) && Number.isSafeInteger(number) ? number : null;
}

/** Parses an entered decimal number below a thousand: 9.5, ۹٫۵, 9,5 and ۹/۵ are nine and a half; null if it is none. */
export function decimalNumberIn(typed: string): number | null {
  const plain = typedFigure(typed)
    .replace(/^−/, '-')
    .replace(/[,،٫/]/, '.');
  return /^-?[0-9]{1,3}(?:\.[0-9]{1,12})?$/.test(plain) ? Number(plain) : null;
}

// Creating an Intl formatter costs some fifty times as much as using it.
const formatters: Readonly<Record<Language, Intl.NumberFormat>> = {
  fa: new Intl.NumberFormat('fa-IR'),
  en: new Intl.NumberFormat('en-US'),
};

/** Formats a number for a language: ۱٬۲۳۴٬۵۶۷ or 1,234,567. */
export function formatNumber(number: number, language: Language): string {
  return formatters[language].format(number);
}

/** Formats a number in groups of four, as on a card: 6037 7016 8909 5443. */
export function inFours(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
