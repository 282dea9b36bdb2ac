import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
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
