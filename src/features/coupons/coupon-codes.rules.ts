import { toLatinDigits } from '#shared/text/digits.ts';

export const codeStatuses = ['free', 'redeemed', 'revoked'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** The maximum number of codes in one batch, and of one coupon in total. */
export const maxCodesOfBatch = 1_000;
export const maxCodesOfCoupon = 50_000;

/**
 * The characters of codes: no 0 beside O, no 1 beside I or L, and no vowel, so that no code is a word. Eight of 28 characters give 377 thousand
 * million codes; a guess hits one of fifty thousand once in 7.5 million.
 */
export const codeAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

const prefixShape = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,18}[\p{L}\p{N}])?$/u;

/** Returns the prefix of codes in its stored form; null for one that is not allowed. */
export function codePrefix(typed: string): string | null {
  const prefix = toLatinDigits(typed)
    .trim()
    .toUpperCase()
    .replace(/[-_]+$/, '');
  return prefixShape.test(prefix) ? prefix : null;
}

/** Returns a code as displayed and entered: `YALDA-7KQ2-M9XD`. The hyphens are optional when entering it. */
export const couponCodeOf = (prefix: string, letters: string): string =>
  [prefix, letters.slice(0, 4), letters.slice(4)].join('-');
