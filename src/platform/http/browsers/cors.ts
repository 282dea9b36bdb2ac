import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The headers that a script of another origin may send, and those that it may read. */
const sent = 'authorization, content-type, accept-language, idempotency-key, if-match, if-none-match, x-request-id';
const read =
  'etag, location, retry-after, ratelimit, ratelimit-policy, idempotency-replayed, deprecation, sunset, content-language, content-disposition, x-request-id';
/** Seconds for which a browser caches the permission: Chromium's maximum. */
const cachedSeconds = '7200';

/**
 * Lets scripts of other origins make calls: those that the operator configures, with a token of their own and never with cookies. Without any,
 * nothing is added to a request. Shared responses vary by origin; pages and files are unchanged.
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
