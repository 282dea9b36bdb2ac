import { toLatinDigits } from '#shared/text/digits.ts';

/** A number as it was typed, in any digits and grouped or not; null when it is none. */
export function typedNumber(typed: string): number | null {
  const plain = toLatinDigits(typed)
    .replace(/[\s,٬،]/g, '')
    .replace('٫', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A sum of toman as it was typed; null when it is no whole number above zero. */
export function typedSum(typed: string): number | null {
  const sum = typedNumber(typed);
  return sum !== null && Number.isSafeInteger(sum) && sum > 0 ? sum : null;
}
