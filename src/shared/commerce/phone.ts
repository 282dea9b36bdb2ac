import { toLatinDigits } from '../text/digits.ts';

// Operators' prefixes (0912, 0935 …) are not checked: such lists become outdated.
const mobile = /^(?:(?:\+|00)?98)?0?(9[0-9]{9})$/;
const decoration = /[\s\p{Cf}()./\u2010-\u2015\u2212-]/gu;

/**
 * Parses an Iranian mobile number into its stored form, +989123456789, from any notation: with 0, +98, 0098, 98 or no prefix, in any digits, with
 * spaces, dashes or brackets. Null if it is none.
 */
export function parseMobile(text: string): string | null {
  const [, number] = mobile.exec(toLatinDigits(text).replace(decoration, '')) ?? [];
  return number === undefined ? null : `+98${number}`;
}

/** Formats a stored mobile number in the local notation: 09123456789. */
export function showMobile(phone: string): string {
  return phone.replace(/^\+98/, '0');
}
