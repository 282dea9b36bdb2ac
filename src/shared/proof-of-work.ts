/** The header of a response that requires a proof of work, and that of the request with the proof. */
export const challengeHeader = 'proof-challenge';
export const proofHeader = 'proof-of-work';

/** Returns a proof: the challenge and its solution, separated by a dot. */
export const proofText = (challenge: string, solution: number): string => `${challenge}.${solution}`;

/** Returns the number of bits of work that a challenge requires: `expiry.bits.nonce.signature`. */
export function bitsOfChallenge(challenge: string): number {
  const bits = Number(challenge.split('.')[1]);
  return Number.isInteger(bits) && bits > 0 ? bits : 0;
}

/** Returns the number of zero bits at the start of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte === 0) {
      bits += 8;
      continue;
    }
    return bits + Math.clz32(byte) - 24;
  }
  return bits;
}

/**
 * Returns the bytes hashed for one attempt: the digest of the challenge and the attempt's number, 36 bytes that fit one block of SHA-256, so that an
 * attempt costs one compression for an honest browser and for a program alike.
 */
export function attempted(challengeDigest: Uint8Array, attempt: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(36);
  bytes.set(challengeDigest);
  new DataView(bytes.buffer).setUint32(32, attempt);
  return bytes;
}
