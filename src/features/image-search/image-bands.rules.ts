import { hashBits } from './image-hash.rules.ts';
import { wordBits } from './image-words.rules.ts';

/** How many bits of a hash form a band, and the number of such bands. */
const bands = [
  // Nearly all hashes that differ in a tenth of their bits share one of these bands; of unrelated ones, one in a thousand.
  ...Array.from({ length: 24 }, () => 20),
  // Finds similar images, which differ in a fifth of their bits: in a large shop too many share such a band, and only some of those are compared.
  ...Array.from({ length: 8 }, () => 12),
];

/**
 * Returns the bands of a hash by which an index finds near hashes (Indyk and Motwani, 1998): each band is the number formed by the bits at randomly
 * chosen but fixed positions. Bands have disjoint number ranges, which do not overlap the words of {@link wordBits}.
 */
export function hashBands(hash: string): number[] {
  return positions.map((part, index) => {
    const bits = part.reduce((number, position) => number * 2 + (hash[position] === '1' ? 1 : 0), 0);
    return (index + 1) * 2 ** wordBits + bits;
  });
}

/** Returns a pseudo-random generator of numbers below one with a fixed seed (Lehmer's generator). */
function chances(): () => number {
  let state = 20_261_125;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const positions = ((chance) =>
  bands.map((bits) => Array.from({ length: bits }, () => Math.floor(chance() * hashBits))))(chances());
