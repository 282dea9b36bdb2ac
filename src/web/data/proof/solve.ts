import { attempted, bitsOfChallenge, leadingZeroBits } from '#shared/proof-of-work.ts';
import { sha256 } from './sha256.ts';

/** So long the solving holds its thread at a time, where it shares one with the page. */
const sliceMs = 12;
const attemptsBetweenLooks = 256;

/** The number that solves a challenge, found in slices so that a page whose thread this is stays alive. */
export async function solve(challenge: string): Promise<number> {
  const digest = sha256(new TextEncoder().encode(challenge));
  const bits = bitsOfChallenge(challenge);
  let sliceEndsAt = performance.now() + sliceMs;
  for (let attempt = 0; ; attempt++) {
    if (leadingZeroBits(sha256(attempted(digest, attempt))) >= bits) return attempt;
    if (attempt % attemptsBetweenLooks === 0 && performance.now() > sliceEndsAt) {
      await new Promise((next) => setTimeout(next));
      sliceEndsAt = performance.now() + sliceMs;
    }
  }
}
