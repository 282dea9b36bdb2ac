import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a script of another site may send, and read of an answer. */
const sent = 'authorization, content-type, accept-language, idempotency-key, if-match, if-none-match, x-request-id';
const read =
  'etag, location, retry-after, ratelimit, ratelimit-policy, idempotency-replayed, deprecation, sunset, content-language, content-disposition, x-request-id';
/** How long a browser caches that it may: as long as Chromium caches it at most. */
const cachedSeconds = '7200';

/**
 * Lets scripts of other sites make calls: those of the origins that the operator names, with a token of their own and never with cookies. Where none is
 * named nothing is added to any request. What is shared says that it differs by origin, and pages and files are left as they are.
 */
export function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
  methodsOf: (path: string) => readonly string[],
): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const methods = isPreflight(request, allowed) ? methodsOf(pathOf(request)) : [];
    if (methods.length === 0) {
      done();
      return;
    }
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': sent,
        'access-control-max-age': cachedSeconds,
      })
      .send();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) nameOrigin(request, reply, allowed);
    done(null, payload);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

function isPreflight({ method, url, headers }: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  return (
    method === 'OPTIONS' &&
    url.startsWith('/api/') &&
    headers['access-control-request-method'] !== undefined &&
    allowed.has(headers.origin ?? '')
  );
}

function nameOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply, allowed: ReadonlySet<string>): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`);
  if (origin !== undefined && allowed.has(origin))
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': read });
}
