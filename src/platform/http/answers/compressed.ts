import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../../cache/encodings.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A shorter body fits one packet with its headers. */
const smallestBytes = 1_024;
/** A longer body is compressed in a separate thread, so that it blocks nothing. */
const longestOnTheSpot = 65_536;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const light = { level: 1 };

/**
 * Sends a response for a single caller, lightly compressed where that pays off. Callers are identified by a token that no browser adds by itself, so
 * that an attacker cannot have secrets compressed together with chosen text (BREACH).
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply | Promise<FastifyReply> {
  // A character is at least one byte, so a text long enough in characters is long enough in bytes.
  if (text.length < smallestBytes && Buffer.byteLength(text) < smallestBytes) return reply.send(text);
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  reply.header('content-encoding', encoding);
  const plain = Buffer.from(text);
  if (plain.length > longestOnTheSpot)
    return (encoding === 'br' ? compressBrotli(plain, brotli) : compressGzip(plain, light)).then((body) =>
      reply.send(body),
    );
  return reply.send(encoding === 'br' ? brotliCompressSync(plain, brotli) : gzipSync(plain, light));
}

const readable = /^(text\/|application\/(json|x-ndjson|xml))/;

/** Sends a file; text is compressed while it is streamed. */
export function compressedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { readonly type: string; readonly body: Buffer | Readable },
): Buffer | Readable {
  if (!readable.test(type)) return body;
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity' || (Buffer.isBuffer(body) && body.length < smallestBytes)) return body;
  reply.header('content-encoding', encoding);
  if (Buffer.isBuffer(body)) return encoding === 'br' ? brotliCompressSync(body, brotli) : gzipSync(body, light);
  const compressing = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(light);
  body.on('error', (error) => compressing.destroy(error));
  compressing.on('close', () => body.destroy());
  return body.pipe(compressing);
}
