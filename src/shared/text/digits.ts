import type { Language } from '../language.ts';

const persianZero = 0x06f0;
const arabicZero = 0x0660;

/**
 * Writes Persian (۰-۹) and Arabic (٠-٩) digits as Latin ones. Between digits, the Arabic grouping mark U+066C
 * disappears and the decimal mark U+066B becomes a point, as a number is meant there.
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

/** Writes Latin and Arabic digits as Persian ones and leaves everything else as it is. */
export function toPersianDigits(text: string): string {
  return text
    .replace(/[0-9]/g, (digit) => String.fromCharCode(persianZero + Number(digit)))
    .replace(/[٠-٩]/g, (digit) => String.fromCharCode(persianZero - arabicZero + digit.charCodeAt(0)));
}

/** A text whose digits stand as the reader of a language writes them. */
export function inDigitsOf(text: string, language: Language): string {
  return language === 'fa' ? toPersianDigits(text) : text;
}

/** What is left of a text when only its digits are stored, in Latin. */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}

/** A number as it was typed, in Latin digits, without what is not seen of it. */
export const typedFigure = (typed: string) => withLatinDigits(typed.replace(/[\u200c\u200e\u200f]/g, '')).trim();

/** Marks between groups of three digits; what such a mark parts otherwise may be a fraction. */
const thousands = /^([1-9][0-9]{0,2})((?:[,،٬\s][0-9]{3})+)(?![0-9])/;

/**
 * A number whose digits are grouped by commas or spaces, without these. Groups that are none stay as they are: in 9,5 and in 0,125 the comma
 * is a decimal one.
 */
export const ungrouped = (figure: string): string =>
  figure.replace(thousands, (_, first: string, rest: string) => first + rest.replace(/[^0-9]/g, ''));

/**
 * A whole number from zero up as it was typed, in any digits and grouped by commas or spaces; null where it is empty or none:
 * 12.5 and 12,5 are neither 12 nor 125.
 */
export function wholeNumberIn(typed: string): number | null {
  const plain = ungrouped(typedFigure(typed));
  const number = Number(plain);
  return /^[0-9]+$/.test(plain) && Number.isSafeInteger(number) ? number : null;
}

/** A number below a thousand with its fraction as it was typed: 9.5, ۹٫۵, 9,5 and ۹/۵ are nine and a half; null where it is none. */
export function decimalNumberIn(typed: string): number | null {
  const plain = typedFigure(typed)
    .replace(/^−/, '-')
    .replace(/[,،٫/]/, '.');
  return /^-?[0-9]{1,3}(?:\.[0-9]{1,12})?$/.test(plain) ? Number(plain) : null;
}

// Making an Intl formatter costs some fifty times as much as using it.
const formatters: Readonly<Record<Language, Intl.NumberFormat>> = {
  fa: new Intl.NumberFormat('fa-IR'),
  en: new Intl.NumberFormat('en-US'),
};

/** A number as the reader of a language writes it: ۱٬۲۳۴٬۵۶۷ or 1,234,567. */
export function formatNumber(number: number, language: Language): string {
  return formatters[language].format(number);
}

/** A number in groups of four, as it stands on a card: 6037 7016 8909 5443. */
export function inFours(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
