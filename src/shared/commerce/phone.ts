import { toLatinDigits } from '../text/digits.ts';

// Operators' prefixes (0912, 0935 …) are not looked at: such lists age.
const mobile = /^(?:(?:\+|00)?98)?0?(9[0-9]{9})$/;
const decoration = /[\s\p{Cf}()./\u2010-\u2015\u2212-]/gu;

/**
 * An Iranian mobile number in the one form in which it is stored, +989123456789, however it was typed: with 0, +98,
 * 0098, 98 or nothing before it, in any digits, spaced, dashed or bracketed. Null when it is none.
 */
export function parseMobile(text: string): string | null {
  const [, number] = mobile.exec(toLatinDigits(text).replace(decoration, '')) ?? [];
  return number === undefined ? null : `+98${number}`;
}

/** A stored mobile number as people in Iran read it: 09123456789. */
export function showMobile(phone: string): string {
  return phone.replace(/^\+98/, '0');
}
