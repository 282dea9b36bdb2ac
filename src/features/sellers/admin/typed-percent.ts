import { toLatinDigits } from '#shared/text/digits.ts';

/** The most that the shop keeps of a sale, in percent. */
const maxPercent = 90;

/** A whole percentage as it was typed, in any digits; null when it is none. */
export function typedPercent(typed: string): number | null {
  const plain = toLatinDigits(typed).trim();
  return /^\d{1,2}$/.test(plain) && Number(plain) <= maxPercent ? Number(plain) : null;
}
