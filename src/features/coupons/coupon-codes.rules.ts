import { toLatinDigits } from '#shared/text/digits.ts';

export const codeStatuses = ['free', 'redeemed', 'revoked'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** As many codes are made at once, and of one coupon in all. */
export const maxCodesOfBatch = 1_000;
export const maxCodesOfCoupon = 50_000;

/**
 * What codes are made of: no 0 beside O, no 1 beside I or L, and no vowel, so that no code is a word. Eight of 28 are 377 thousand million,
 * of which fifty thousand are met by a guess once in 7.5 million.
 */
export const codeAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

const prefixShape = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,18}[\p{L}\p{N}])?$/u;

/** What codes begin with, in the form in which it is stored; null for what cannot stand before a code. */
export function codePrefix(typed: string): string | null {
  const prefix = toLatinDigits(typed)
    .trim()
    .toUpperCase()
    .replace(/[-_]+$/, '');
  return prefixShape.test(prefix) ? prefix : null;
}

/** A code as it is read and typed: `YALDA-7KQ2-M9XD`. Whoever types it may leave the hyphens out. */
export const couponCodeOf = (prefix: string, letters: string): string =>
  [prefix, letters.slice(0, 4), letters.slice(4)].join('-');
