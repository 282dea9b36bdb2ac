import { bankByCardPrefix, bankByShebaCode } from './banks.ts';
import { toLatinDigits } from '../text/digits.ts';
import type { Text } from '../language.ts';

const withoutGaps = (text: string): string => toLatinDigits(text).replace(/[\s\p{Cf}\u2010-\u2015-]/gu, '');

const digitsOf = (text: string): number[] => Array.from(text, Number);

const weightedSum = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Returns whether a text is a person's national code; leading zeros may be missing. */
export function isNationalCode(text: string): boolean {
  const typed = withoutGaps(text);
  if (!/^[0-9]{8,10}$/.test(typed)) return false;
  const code = typed.padStart(10, '0');
  if (/^(.)\1{9}$/.test(code) || code.slice(3, 9) === '000000') return false;
  const digits = digitsOf(code);
  const rest = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}

const legalWeights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];

/** Returns whether a text is a company's national id, eleven digits. */
export function isLegalId(text: string): boolean {
  const id = withoutGaps(text);
  if (!/^[0-9]{11}$/.test(id) || id.slice(3, 9) === '000000') return false;
  const digits = digitsOf(id);
  const shift = (digits[9] ?? 0) + 2;
  const rest =
    weightedSum(
      digits.map((digit) => digit + shift),
      legalWeights,
    ) % 11;
  return digits[10] === rest % 10;
}

/** Parses a company's national id or a person's national code into its stored form, eleven or ten Latin digits; or null. */
export function parseTaxId(text: string): string | null {
  if (isLegalId(text)) return withoutGaps(text);
  return isNationalCode(text) ? withoutGaps(text).padStart(10, '0') : null;
}

/**
 * Parses an economic code of the tax organization into its stored form, eleven to fourteen Latin digits; or null. No check-digit rule is published.
 */
export function parseEconomicCode(text: string): string | null {
  const code = withoutGaps(text);
  return /^[0-9]{11,14}$/.test(code) ? code : null;
}

/** Returns whether a text is a bank card's number: sixteen digits that satisfy Luhn's check. */
export function isCardNumber(text: string): boolean {
  const card = withoutGaps(text);
  if (!/^[1-9][0-9]{15}$/.test(card)) return false;
  const sum = digitsOf(card).reduce((all, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Parses a bank card's number into its stored form, sixteen Latin digits; or null. */
export function parseCardNumber(text: string): string | null {
  return isCardNumber(text) ? withoutGaps(text) : null;
}

/** Returns the bank that issued a card, from its first six digits on; null if it is unknown. */
export function bankOfCard(text: string): Text | null {
  return bankByCardPrefix.get(withoutGaps(text).slice(0, 6)) ?? null;
}

const shebaOf = (text: string): string => withoutGaps(text).toUpperCase();

/** Returns whether a text is an Iranian sheba (IBAN): IR and 24 digits that satisfy the mod-97 check. */
export function isSheba(text: string): boolean {
  const sheba = shebaOf(text);
  if (!/^IR[0-9]{24}$/.test(sheba)) return false;
  const [ir, checkDigits, account] = ['1827', sheba.slice(2, 4), sheba.slice(4)];
  return BigInt(account + ir + checkDigits) % 97n === 1n;
}

/** Parses a sheba into its stored form, IR and 24 Latin digits; the IR may be missing. Or null. */
export function parseSheba(text: string): string | null {
  const typed = shebaOf(text);
  const sheba = /^[0-9]{24}$/.test(typed) ? `IR${typed}` : typed;
  return isSheba(sheba) ? sheba : null;
}

/** Returns the bank of a sheba; null if it is unknown. */
export function bankOfSheba(text: string): Text | null {
  const [, code = ''] = /^IR[0-9]{2}([0-9]{3})/.exec(shebaOf(text)) ?? [];
  return bankByShebaCode.get(code) ?? null;
}

const plainPostalCode = (text: string): string => toLatinDigits(text).replace(/[\s\p{Cf}]/gu, '');

/** Parses a postcode into its stored form, ten Latin digits; a dash after the fifth is allowed. Or null. */
export function parsePostalCode(text: string): string | null {
  const [, first, last] = /^([0-9]{5})[-\u2010-\u2015]?([0-9]{5})$/.exec(plainPostalCode(text)) ?? [];
  return first === undefined || last === undefined ? null : first + last;
}

/**
 * Returns whether ten digits follow the post's numbering scheme (no 0 or 2 in the first four, and so on). Newer codes may violate it, so a postcode
 * that does deserves a warning, never a refusal.
 */
export function looksLikeIranianPostcode(postalCode: string): boolean {
  return /^(?!(\d)\1{3})[13-9]{4}[1346-9][013-9]{5}$/.test(postalCode);
}

/** Parses a bank's transfer reference into the form in which it is compared, 4 to 40 Latin capitals and digits; or null. */
export function parseTransferReference(text: string): string | null {
  const reference = withoutGaps(text).toUpperCase();
  return /^[0-9A-Z/]{4,40}$/.test(reference) ? reference : null;
}

/**
 * Parses the number of a barcode into Latin digits: an EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit, as defined by GS1
 * (https://www.gs1.org/services/how-calculate-check-digit-manually); null for anything else.
 */
export function parseBarcode(text: string): string | null {
  const digits = withoutGaps(text);
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(digits)) return null;
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? digits : null;
}

/** Parses the tax office's id of a product or service: thirteen Latin digits; null for anything else. */
export function parseGoodsId(text: string): string | null {
  const digits = withoutGaps(text);
  return /^[0-9]{13}$/.test(digits) ? digits : null;
}
