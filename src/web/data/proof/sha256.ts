/**
 * SHA-256 of FIPS 180-4, a block at a time. The browser's own is asynchronous, which makes a proof of work twenty times as expensive as its hashing.
 */
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
/** Returns the first 32 bits of a number's fractional part. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const blockBytes = 64;
const blockWords = 16;
/** Reads a typed array at an index that is always within it. */
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

/** Returns the state before the first block. */
export const firstState = (): Int32Array => Int32Array.from(start);

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / blockBytes) * blockBytes));
  message.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const state = firstState();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += blockBytes) {
    for (let index = 0; index < blockWords; index++) words[index] = padded.getInt32(block + index * 4);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(state.byteLength));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** Compresses a block into the state. The block is the first sixteen of 64 words; the others are working space. */
export function compress(state: Int32Array, words: Int32Array): void {
  for (let index = blockWords; index < 64; index++) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const small = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const large = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[index] = (at(words, index - 16) + small + at(words, index - 7) + large) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index++) {
    const ofE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + ofE + ((e & f) ^ (~e & g)) + at(constants, index) + at(words, index)) | 0;
    const ofA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}
