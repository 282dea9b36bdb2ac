import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ArrivingFile, FileBody } from '#shared/contract/contract.ts';

const longestSilenceMs = 20_000;

/** The file is larger than its call takes. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly statusCode = 413;
}

/** The sender went away, or fell silent, before the file was whole. */
export class FileBrokenOff extends Error {
  override readonly name = 'FileBrokenOff';
  readonly statusCode = 400;
}

/** Who sent the file was signed out, blocked or dismissed before it was whole. */
export class SenderGone extends Error {
  override readonly name = 'SenderGone';
  readonly statusCode = 401;
}

/** Adds calls whose body is a file to a server: nothing reads the body before their handler requests it. */
export function takeFiles(app: FastifyInstance, { types }: FileBody, add: (server: FastifyInstance) => void): void {
  const accepted = types.map((type) => new RegExp(`^${type.replace('*', '[\\w.+-]+')}$`, 'i'));
  void app.register((server, _, done) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (request, payload, parsed) => {
      const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
      if (accepted.some((one) => one.test(type.trim()))) parsed(null, payload);
      else parsed(Object.assign(new Error('This media type is not taken.'), { statusCode: 415 }));
    });
    add(server);
    done();
  });
}

/**
 * The file that a request brings; a request without a body brings an empty one. It may come slowly: once it is whole, `stillMay` says
 * whether who sent it may still do so.
 */
export function arrivingFile(
  request: FastifyRequest,
  { maxBytes }: FileBody,
  stillMay: () => Promise<boolean>,
): ArrivingFile {
  const body = request.body as Readable | undefined;
  if (body === undefined) return { pieces: nothing() };
  // The connection may break before anybody reads the body: an error that nobody hears would end the process.
  body.on('error', () => undefined);
  const pieces = piecesOf(body, Number(request.headers['content-length'] ?? 0), maxBytes);
  return { pieces: whileSenderMay(pieces, stillMay) };
}

async function* whileSenderMay(
  pieces: AsyncGenerator<Uint8Array>,
  stillMay: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  yield* pieces;
  if (!(await stillMay())) throw new SenderGone();
}

/**
 * A file that has arrived whole, and its hash: for a call that is done once for its key, of which the file is a part. What ended it early
 * ends whoever takes its pieces, and it is the same as no other.
 */
export async function wholeFile({
  pieces,
}: ArrivingFile): Promise<{ readonly file: ArrivingFile; readonly hash: string }> {
  const [parts, hash] = [[] as Uint8Array[], createHash('sha256')];
  try {
    for await (const piece of pieces) {
      parts.push(piece);
      hash.update(piece);
    }
  } catch (error) {
    return { file: { pieces: brokenOff(error instanceof Error ? error : new FileBrokenOff()) }, hash: '' };
  }
  return { file: { pieces: Readable.from(parts) }, hash: hash.digest('base64url') };
}

/** Pieces of which the first read fails. */
function brokenOff(error: Error): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function* piecesOf(body: Readable, messages: number, maxBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  const silence = setTimeout(() => body.destroy(new FileBrokenOff()), longestSilenceMs);
  try {
    if (messages > maxBytes) throw new FileTooLarge();
    // The body itself is left whole when this ends early: the answer still goes out over its connection.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      received += (piece as Uint8Array).length;
      if (received > maxBytes) throw new FileTooLarge();
      silence.refresh();
      yield piece as Uint8Array;
    }
  } catch (error) {
    throw error instanceof FileTooLarge ? error : new FileBrokenOff();
  } finally {
    clearTimeout(silence);
    throwAway(body, maxBytes);
  }
}

/** Reads what is left of a refused file, so that its sender comes to hear the answer; who goes on and on is cut off. */
function throwAway(body: Readable, max: number): void {
  if (body.readableEnded || body.destroyed) return;
  let thrownAway = 0;
  body.on('data', (piece: Uint8Array) => {
    thrownAway += piece.length;
    if (thrownAway > 4 * max) body.destroy();
  });
}
