import { attempted, bitsOfChallenge, leadingZeroBits } from '#shared/proof-of-work.ts';
import { compress, firstState, sha256 } from './sha256.ts';

/** How long, in milliseconds, the solver occupies a thread at a time that it shares with the page. */
const sliceMs = 12;
const attemptsBetweenChecks = 512;
const attemptIndex = 8;

/** Returns the number that solves a challenge, computed in slices so that a page on the same thread stays responsive. */
export async function solve(challenge: string): Promise<number> {
  const digest = sha256(new TextEncoder().encode(challenge));
  const bits = bitsOfChallenge(challenge);
  const block = blockOf(attempted(digest, 0));
  const start = firstState();
  const state = firstState();
  let sliceEndsAt = performance.now() + sliceMs;
  for (let attempt = 0; ; attempt++) {
    block[attemptIndex] = attempt;
    state.set(start);
    compress(state, block);
    // The first word rules out nearly every attempt; the whole digest is computed for the rest.
    if (Math.clz32(state[0] ?? 0) >= Math.min(bits, 32) && leadingZeroBits(sha256(attempted(digest, attempt))) >= bits)
      return attempt;
    if (attempt % attemptsBetweenChecks === 0 && performance.now() > sliceEndsAt) {
      await new Promise((next) => setTimeout(next));
      sliceEndsAt = performance.now() + sliceMs;
    }
  }
}

/** Returns the single block of a short message, with working space. */
function blockOf(message: Uint8Array<ArrayBuffer>): Int32Array {
  const block = new Int32Array(64);
  const view = new DataView(message.buffer);
  for (let index = 0; index < message.length / 4; index++) block[index] = view.getInt32(index * 4);
  block[message.length / 4] = 0x80 << 24;
  block[15] = message.length * 8;
  return block;
}
