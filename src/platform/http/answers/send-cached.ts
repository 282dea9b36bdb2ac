import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cached } from '../../cache/cache.ts';
import { encodedBody, encodingFor, headersOf, worthCompressing } from '../../cache/encodings.ts';

/** Sends an answer that everybody shares: 304 when the caller has it, else in the best encoding. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: Cached,
  vary?: string,
): FastifyReply | Promise<FastifyReply> {
  const encoding = worthCompressing(cached) ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { etag, whole, unchanged } = headersOf(cached, encoding);
  const held = cached.status === 200 && isHeld(request.headers['if-none-match'], etag);
  reply.headers(held ? unchanged : whole).code(held ? 304 : cached.status);
  if (vary !== undefined) reply.header('vary', vary);
  if (held) return reply.send();
  if (encoding === 'identity') return reply.send(cached.bodies.identity);
  const body = encodedBody(cached, encoding);
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/** Whether the caller has the answer: one of the tags it names is ours, weak or strong, as RFC 9110 compares them. */
export function isHeld(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named === etag || named.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
