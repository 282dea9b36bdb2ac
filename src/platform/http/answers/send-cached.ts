import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cached } from '../../cache/cache.ts';
import { encodedBody, encodingFor, headersOf, worthCompressing } from '../../cache/encodings.ts';

/** Sends a shared response: 304 if the caller has it, otherwise in the best encoding. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: Cached,
  vary?: string,
): FastifyReply | Promise<FastifyReply> {
  const encoding = worthCompressing(cached) ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, whole, unchanged } = headersOf(cached, encoding);
  if (cached.status === 200) refuseUnlessHeld(request.headers['if-match'], etag);
  const held = cached.status === 200 && isHeld(request.headers['if-none-match'], etag);
  reply.headers(held ? unchanged : whole).code(held ? 304 : cached.status);
  if (vary !== undefined) reply.header('vary', vary);
  if (held) return reply.send();
  if (encoding === 'identity') return reply.send(cached.bodies.identity);
  const body = encodedBody(cached, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/** Refuses with 412 when `If-Match` does not name the current response. A tag weakened by a proxy still counts: for a read that is harmless. */
export function refuseUnlessHeld(named: string | undefined, etag: string | null): void {
  if (named === undefined || named.trim() === '*' || (etag !== null && isHeld(named, etag))) return;
  throw Object.assign(new Error('The answer is not the one that If-Match names.'), { statusCode: 412 });
}

/** Returns whether the caller has the response: one of its tags matches, weak or strong, by the comparison of RFC 9110. */
export function isHeld(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named === etag || named.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
