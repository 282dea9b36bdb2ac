/** The header of an answer that requires a proof of work, and of the request that brings it. */
export const challengeHeader = 'proof-challenge';
export const proofHeader = 'proof-of-work';

/** A proof is the challenge and the number that solves it, a dot between. */
export const proofText = (challenge: string, solution: number): string => `${challenge}.${solution}`;

/** How many bits of work a challenge requires: `expiry.bits.nonce.signature`. */
export function bitsOfChallenge(challenge: string): number {
  const bits = Number(challenge.split('.')[1]);
  return Number.isInteger(bits) && bits > 0 ? bits : 0;
}

/** With how many zero bits a digest begins. */
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
 * What is hashed for one attempt: the digest of the challenge and the attempt's number, 36 bytes that fit one block of
 * SHA-256, so that an attempt costs one compression for an honest browser and for a program alike.
 */
export function attempted(challengeDigest: Uint8Array, attempt: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(36);
  bytes.set(challengeDigest);
  new DataView(bytes.buffer).setUint32(32, attempt);
  return bytes;
}
