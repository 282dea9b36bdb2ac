import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { compressedFile } from './answers/compressed.ts';

const download = Symbol('download');

/** A file as the response of a call with `download`, created by {@link fileNamed}. */
export interface Download {
  readonly [download]: true;
  readonly name: string;
  readonly body: Buffer | Readable;
}

/** Returns a file for the caller to save under a name, complete or streamed. */
export function fileNamed(name: string, body: Buffer | Readable): Download {
  return { [download]: true, name, body };
}

/** The number of chunks produced before a file is sent: what cannot be read is refused, not started and aborted. */
const piecesAhead = 3;

/** Returns a file as a stream whose first chunks are ready. */
export async function begun(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first: string[] = [];
  while (first.length < piecesAhead) {
    const next = await pieces.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  return Readable.from(
    (async function* () {
      yield* first;
      yield* pieces;
    })(),
  );
}

/** Sends a file for this caller alone. */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { name, body }: Download,
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(compressedFile(request, reply, { type, body }));
}
