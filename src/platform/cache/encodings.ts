import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** What is sent in the encoding that each caller understands: made once, then stored beside the plain body. */
export interface Encodable {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether others will be given it too. */
  readonly lasting: boolean;
  /** Whether it stays as it is for as long as the process lives. */
  readonly unchanging?: boolean;
  readonly bodies: { readonly identity: Buffer; br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };
  /** The headers in each encoding, once somebody was sent them: what is made for a page alone never needs any. */
  readonly sent: { [encoding in Encoding]?: SentHeaders };
}

/** What goes before a body in one encoding. */
interface SentHeaders {
  readonly etag: string;
  /** Of the answer itself, and of 304, which says nothing of an encoding. */
  readonly whole: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

const smallestCompressedBytes = 256;
/** 256 kB: more than any page holds. */
const brotliWindowBits = 18;
/** For what is larger: its repetitions are far apart. */
const largeBody = { bytes: 2 ** brotliWindowBits, windowBits: 22, quality: 9 };
/** The document of the calls, compressed once in the life of a process: 2 s of a thread take 6 % off (72.3 kB to 67.6). */
const unchangingQuality = 11;
/** What one caller alone is given takes a sixth of the time and goes out a quarter larger (measured on home and a product's page). */
const brotliQuality = { lasting: 6, transient: 1 };
const gzipLevel = { lasting: 6, transient: 1 };

/** The encoding to answer in: the best that the caller understands. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/**
 * The body in an encoding, compressed once and cached beside the plain one. What many will be given is compressed well, in a
 * thread of its own; what one caller alone is given, lightly and on the spot, which is sooner done than handed to a thread.
 */
export function encodedBody(answer: Encodable, encoding: Exclude<Encoding, 'identity'>): Buffer | Promise<Buffer> {
  const found = answer.bodies[encoding];
  if (found !== undefined) return found;
  const plain = answer.bodies.identity;
  if (!answer.lasting) {
    const light =
      encoding === 'br'
        ? brotliCompressSync(plain, brotliOptions(answer, 'transient'))
        : gzipSync(plain, gzipOptions('transient'));
    answer.bodies[encoding] = light;
    return light;
  }
  const compressed =
    encoding === 'br'
      ? compressBrotli(plain, brotliOptions(answer, 'lasting'))
      : compressGzip(plain, gzipOptions('lasting'));
  const ready = compressed.then((body) => (answer.bodies[encoding] = body));
  answer.bodies[encoding] = ready;
  return ready;
}

function brotliOptions(
  { bodies: { identity: plain }, unchanging = false }: Encodable,
  effort: keyof typeof brotliQuality,
): BrotliOptions {
  const isLarge = effort === 'lasting' && plain.length > largeBody.bytes;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: unchanging
        ? unchangingQuality
        : isLarge
          ? largeBody.quality
          : brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // The default window of 4 MB is allocated each time, which takes longer than compressing a page does.
      [constants.BROTLI_PARAM_LGWIN]: isLarge ? largeBody.windowBits : brotliWindowBits,
    },
  };
}

function gzipOptions(effort: keyof typeof gzipLevel): ZlibOptions {
  return { level: gzipLevel[effort] };
}

const etagEndings: Readonly<Record<Encoding, string>> = { identity: '"', gzip: '-gz"', br: '-br"' };

/** The headers of this answer in this encoding, with the tag that distinguishes it, as RFC 9110 has it in quotes. */
export function headersOf(answer: Encodable, encoding: Encoding): SentHeaders {
  const found = answer.sent[encoding];
  if (found !== undefined) return found;
  const digest = hash('sha1', answer.bodies.identity, 'base64url').slice(0, 20);
  const etag = `"${digest}${etagEndings[encoding]}`;
  const unchanged = { ...answer.headers, etag };
  const whole = encoding === 'identity' ? unchanged : { ...unchanged, 'content-encoding': encoding };
  return (answer.sent[encoding] = { etag, whole, unchanged });
}

/** Short answers go as they are: compressing them saves nothing. */
export function worthCompressing(answer: Encodable): boolean {
  return answer.bodies.identity.length >= smallestCompressedBytes;
}
