import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

/** The body is compressed, or in a charset other than UTF-8: it would be read incorrectly. */
class WrongMediaType extends Error {
  override readonly name = 'WrongMediaType';
  readonly statusCode = 415;
}

/** The body is declared as UTF-8 and is not: characters would be lost silently. */
class NoUtf8 extends Error {
  override readonly name = 'NoUtf8';
  readonly statusCode = 400;
}

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/gi;
const readable = new Set(['utf-8', 'utf8', 'us-ascii']);

/** Whether every charset in a media type is one in which bodies are read. */
const isInReadableLetters = (mediaType: string): boolean =>
  [...mediaType.matchAll(charset)].every(([, named = '']) => readable.has(named.toLowerCase()));

/**
 * Refuses bodies that would be read incorrectly: compressed with gzip or another encoding, in a charset other than UTF-8, or with invalid UTF-8. An
 * unknown address is refused as such.
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
