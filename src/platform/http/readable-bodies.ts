import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

/** The body is packed, or written in other letters than UTF-8's: it would be read as what it does not say. */
class WrongMediaType extends Error {
  override readonly name = 'WrongMediaType';
  readonly statusCode = 415;
}

/** The body says it is UTF-8 and is not: letters would be lost without anybody hearing of it. */
class NoUtf8 extends Error {
  override readonly name = 'NoUtf8';
  readonly statusCode = 400;
}

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/gi;
const readable = new Set(['utf-8', 'utf8', 'us-ascii']);

/** Whether every charset that a media type names is one in which bodies are read. */
const isInReadableLetters = (mediaType: string): boolean =>
  [...mediaType.matchAll(charset)].every(([, named = '']) => readable.has(named.toLowerCase()));

/**
 * Refuses bodies that would not be read as they were written: packed by gzip or another encoding, in another charset than UTF-8, or with bytes
 * that are no UTF-8. What nothing answers is refused as that.
 */
export function readBodiesAsWritten(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, _, done) => {
    if (request.is404) {
      done();
      return;
    }
    const { 'content-encoding': encoding = 'identity', 'content-type': mediaType = '' } = request.headers;
    const isPacked = encoding.trim().toLowerCase() !== 'identity';
    if (!isPacked && (!mediaType.includes(';') || isInReadableLetters(mediaType))) {
      done();
      return;
    }
    if (isPacked) reply.header('accept-encoding', 'identity');
    done(new WrongMediaType());
  });
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) void read(request, body.toString(), done);
    else done(new NoUtf8());
  });
}
