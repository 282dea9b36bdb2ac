import { createHash } from 'node:crypto';

/**
 * Parameters of a Bloom filter (Bloom, 1970): no false negatives; with 14.4 bits per entry and ten hashes about one in a thousand other texts is a
 * false positive. The ten hashes are derived from the two halves of one digest (Kirsch and Mitzenmacher, 2006).
 */
export const bitsForEach = 14.4;
export const hashes = 10;

function* bitsOf(text: string, size: number): Generator<number> {
  const digest = createHash('sha256').update(text).digest();
  const first = digest.readUIntBE(0, 6);
  const step = digest.readUIntBE(6, 6);
  for (let round = 0; round < hashes; round++) yield (first + round * step) % size;
}

export function makeFilter(texts: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((texts.size * bitsForEach) / 8));
  for (const text of texts)
    for (const bit of bitsOf(text, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}

export function isInFilter(filter: Uint8Array, text: string): boolean {
  for (const bit of bitsOf(text, filter.length * 8))
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}
