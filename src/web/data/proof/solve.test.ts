import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attempted, leadingZeroBits } from '#shared/proof-of-work.ts';
import { solve } from './solve.ts';

test.each([1, 7, 8, 12])(
  'a challenge of %i bits is solved as the shop verifies it, by the first valid number',
  async (bits) => {
    const challenge = `zzzzzz.${bits}.nonce.signature`;
    const digest = createHash('sha256').update(challenge).digest();
    const bitsAt = (attempt: number) =>
      leadingZeroBits(createHash('sha256').update(attempted(digest, attempt)).digest());
    const found = await solve(challenge);
    expect(bitsAt(found)).toBeGreaterThanOrEqual(bits);
    for (let before = 0; before < found; before++) expect(bitsAt(before)).toBeLessThan(bits);
  },
);
