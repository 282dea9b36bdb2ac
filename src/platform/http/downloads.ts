import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { compressedFile } from './answers/compressed.ts';

const download = Symbol('download');

/** A file as the answer of a call with `download`. Made by {@link fileNamed}. */
export interface Download {
  readonly [download]: true;
  readonly name: string;
  readonly body: Buffer | Readable;
}

/** A file for the caller to keep under a name, whole or as it is made. */
export function fileNamed(name: string, body: Buffer | Readable): Download {
  return { [download]: true, name, body };
}

/** So many pieces of a file are made before it is sent: what cannot be read just now is refused, not begun and broken off. */
const piecesAhead = 3;

/** A file as a stream, of which the first pieces are there. */
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
