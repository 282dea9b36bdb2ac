import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ArrivingFile, FileBody } from '#shared/contract/contract.ts';

const longestSilenceMs = 20_000;

/** The file is larger than its call accepts. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly statusCode = 413;
}

/** The sender disconnected or stopped sending before the file was complete. */
export class FileBrokenOff extends Error {
  override readonly name = 'FileBrokenOff';
  readonly statusCode = 400;
}

/** The sender was signed out, blocked or dismissed before the file was complete. */
export class SenderGone extends Error {
  override readonly name = 'SenderGone';
  readonly statusCode = 401;
}

/** Adds calls whose body is a file to a server: the body is not read before their handler requests it. */
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
 * Returns the file of a request; a request without a body has an empty one. It may arrive slowly: once it is complete, `stillMay` checks whether the
 * sender is still authorised.
 */
export function arrivingFile(
  request: FastifyRequest,
  { maxBytes }: FileBody,
  stillMay: () => Promise<boolean>,
): ArrivingFile {
  const body = request.body as Readable | undefined;
  if (body === undefined) return { pieces: nothing() };
  // The connection may break before the body is read: an unhandled error would end the process.
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
 * Returns a completely received file and its hash: for a call with an idempotency key, which covers the file. If it broke off, reading its chunks
 * throws the same error, and its hash equals no other.
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

/** Returns chunks of which the first read throws. */
function brokenOff(error: Error): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function* piecesOf(body: Readable, messages: number, maxBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  const silence = setTimeout(() => body.destroy(new FileBrokenOff()), longestSilenceMs);
  try {
    if (messages > maxBytes) throw new FileTooLarge();
    // The body itself is not destroyed when this ends early: the response still uses its connection.
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

/** Drains the rest of a refused file, so that its sender receives the response; one that keeps sending is disconnected. */
function throwAway(body: Readable, max: number): void {
  if (body.readableEnded || body.destroyed) return;
  let thrownAway = 0;
  body.on('data', (piece: Uint8Array) => {
    thrownAway += piece.length;
    if (thrownAway > 4 * max) body.destroy();
  });
}
