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

/** A response that is sent in each caller's encoding: compressed once, then stored beside the plain body. */
export interface Encodable {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether other callers will receive it too. */
  readonly lasting: boolean;
  /** Whether it never changes during the lifetime of the process. */
  readonly unchanging?: boolean;
  readonly bodies: { readonly identity: Buffer; br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };
  /** The headers per encoding, created when first sent: a response used only inside a page never needs any. */
  readonly sent: { [encoding in Encoding]?: SentHeaders };
}

/** The headers of a body in one encoding. */
interface SentHeaders {
  readonly etag: string;
  /** For the full response, and for a 304, which has no Content-Encoding. */
  readonly whole: Readonly<Record<string, string>>;
  readonly unchanged: Readonly<Record<string, string>>;
}

const smallestCompressedBytes = 256;
/** 256 kB: larger than any page. */
const brotliWindowBits = 18;
/** For larger bodies, whose repetitions are far apart. */
const largeBody = { bytes: 2 ** brotliWindowBits, windowBits: 22, quality: 9 };
/** For the API document, compressed once per process: 2 s of a thread save 6 % (67.6 kB instead of 72.3). */
const unchangingQuality = 11;
/** A response for a single caller is compressed in a sixth of the time and is a quarter larger (measured on home and a product's page). */
const brotliQuality = { lasting: 6, transient: 1 };
const gzipLevel = { lasting: 6, transient: 1 };

/** Returns the best encoding the caller accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/**
 * Returns the body in an encoding, compressed once and cached beside the plain one. A shared response is compressed well, in a worker thread; a
 * response for a single caller lightly and synchronously, which is faster than handing it to a thread.
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
      // The default window of 4 MB is allocated each time, which takes longer than compressing a page.
      [constants.BROTLI_PARAM_LGWIN]: isLarge ? largeBody.windowBits : brotliWindowBits,
    },
  };
}

function gzipOptions(effort: keyof typeof gzipLevel): ZlibOptions {
  return { level: gzipLevel[effort] };
}

const etagEndings: Readonly<Record<Encoding, string>> = { identity: '"', gzip: '-gz"', br: '-br"' };

/** Returns the headers of this response in this encoding, with its quoted ETag (RFC 9110). */
export function headersOf(answer: Encodable, encoding: Encoding): SentHeaders {
  const found = answer.sent[encoding];
  if (found !== undefined) return found;
  const digest = hash('sha1', answer.bodies.identity, 'base64url').slice(0, 20);
  const etag = `"${digest}${etagEndings[encoding]}`;
  const unchanged = { ...answer.headers, etag };
  const whole = encoding === 'identity' ? unchanged : { ...unchanged, 'content-encoding': encoding };
  return (answer.sent[encoding] = { etag, whole, unchanged });
}

/** Short responses are not compressed, as it saves nothing. */
export function worthCompressing(answer: Encodable): boolean {
  return answer.bodies.identity.length >= smallestCompressedBytes;
}
