import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#shared/language.ts';
import { challengeHeader } from '#shared/proof-of-work.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { securityEvent } from '../../security-log.ts';
import type { Shop } from '../../shop.ts';
import { callerAddress } from '../limits/caller-address.ts';
import { isFirstOfMinute } from '../once-a-minute.ts';
import { requestIdHeader } from '../request-ids.ts';
import { problemBody, refusalBody } from './refusal-body.ts';

const json = 'application/json; charset=utf-8';
const problem = 'application/problem+json; charset=utf-8';

/** A refusal with its status and headers. */
export interface Refused {
  readonly status: number;
  readonly refusal: Refusal;
  readonly language: Language;
}

/** Sends a refusal, as an RFC 9457 problem if that is requested. */
export function sendRefusal(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, refusal, language }: Refused,
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(refusal.retryAfterSeconds));
    reply.header('retry-after', String(seconds));
    if (status === 429) reply.header('ratelimit', usedUp(reply, refusal.refusal, seconds));
  }
  if (refusal.proofChallenge !== undefined) reply.header(challengeHeader, refusal.proofChallenge);
  if (status === 401 || refusal.neededScope !== undefined)
    reply.header('www-authenticate', challengeOf(request, refusal.neededScope));
  if (refusal.refusal === 'invalid-request') noteInput(shop, request);
  const body = refusalBody(refusal, { language, status, requestId: request.id });
  const asProblem = request.headers.accept?.includes('application/problem+json') === true;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language, [requestIdHeader]: request.id })
    .type(asProblem ? problem : json)
    .send(JSON.stringify(asProblem ? problemBody(body, status, shop.config.publicUrl) : body));
}

/** Records in the security log that a client sends input that no screen sends, once a minute per address and call; the input itself is not logged. */
function noteInput(shop: Shop, { ip, method, routeOptions }: FastifyRequest): void {
  const [address, kind] = [callerAddress(ip), `${method} ${routeOptions.url ?? ''}`.trim()];
  if (isFirstOfMinute(shop, `input ${address} ${kind}`)) securityEvent(shop, 'input.refused', { address, kind });
}

/**
 * RFC 6750: the response to a rejected token reports that, to a key without the scope which one it lacks; the response without a token, or to
 * credentials of another kind, only states what is required.
 */
function challengeOf({ headers }: FastifyRequest, scope: string | undefined): string {
  const required = 'Bearer realm="shop"';
  if (scope !== undefined) return `${required}, error="insufficient_scope", scope="${scope}"`;
  return /^\s*bearer\s+\S/i.test(headers.authorization ?? '') ? `${required}, error="invalid_token"` : required;
}

/**
 * Returns the limits of a call that exceeded one, for the header `RateLimit`. A limit without a name, because what it counts is secret, is named by
 * its code: it reveals no more than `Retry-After` does.
 */
function usedUp(reply: FastifyReply, code: string, seconds: number): string {
  const noted = reply.getHeader('ratelimit');
  const named = typeof noted === 'string' ? [noted] : [];
  return named.some((one) => one.includes(';r=0;'))
    ? named.join()
    : [...named, `"${code}";r=0;t=${seconds}`].join(', ');
}
