import { hashBits } from './image-hash.rules.ts';
import { wordBits } from './image-words.rules.ts';

/** How many bits of a hash are taken at a time, and how often. */
const bands = [
  // Of two hashes a tenth apart nearly all have one of these in common, of two that are unrelated one in a thousand.
  ...Array.from({ length: 24 }, () => 20),
  // What is merely alike, a fifth apart: in a large shop too many have such a one in common, and some of them are looked at.
  ...Array.from({ length: 8 }, () => 12),
];

/**
 * Parts of a hash by which hashes near it are found in an index (Indyk and Motwani, 1998): a number for the bits at positions chosen by chance once and for
 * all. The numbers of each part are others, and none is a word of {@link wordBits}.
 */
export function hashBands(hash: string): number[] {
  return positions.map((part, index) => {
    const bits = part.reduce((number, position) => number * 2 + (hash[position] === '1' ? 1 : 0), 0);
    return (index + 1) * 2 ** wordBits + bits;
  });
}

/** Numbers below one that are the same at each start (Lehmer's generator). */
function chances(): () => number {
  let state = 20_261_125;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const positions = ((chance) =>
  bands.map((bits) => Array.from({ length: bits }, () => Math.floor(chance() * hashBits))))(chances());
