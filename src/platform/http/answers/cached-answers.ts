import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Cached, Dependencies, Made } from '../../cache/cache.ts';
import type { AddressKeys } from '../../cache/address-keys.ts';
import type { Shop } from '../../shop.ts';
import { keyOfCall, type CompiledCall, type Given } from '../api-calls.ts';
import { noCookies } from '../cookies.ts';
import { throughDoor } from '../limits/doors.ts';
import { refusalBody } from '../errors/refusal-body.ts';
import { sendRefusal } from '../errors/send-refusal.ts';
import { hasOwnLanguage, languageRequested, takeLanguage } from '../languages.ts';
import { callerAddress } from '../limits/caller-address.ts';
import { sendCached } from './send-cached.ts';

const json = 'application/json; charset=utf-8';

/** Returns the handler of public responses: from the cache if possible. */
export function cachedHandler(shop: Shop, call: CompiledCall, keys: AddressKeys) {
  const ownLanguage = hasOwnLanguage(call);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { language, vary } = languageRequested(shop, request);
    const known = keys.find(language, request.url);
    const stored = known === undefined ? undefined : shop.cache.find(known);
    if (stored !== undefined) return sendCached(request, reply, stored, vary);
    const parts = { params: request.params, query: request.query, headers: undefined, body: undefined, language };
    const refusal = takeLanguage(parts.query, ownLanguage) ?? call.check(parts);
    if (refusal !== null)
      return sendRefusal(shop, request, reply, { status: call.statusOf(refusal), refusal, language });
    keys.set(language, request.url, keyOfCall(call, parts));
    return cachedAnswer(shop, call, parts, callerAddress(request.ip)).then((cached) =>
      cached.refusal === undefined
        ? sendCached(request, reply, cached, vary)
        : sendRefusal(shop, request, reply, { status: cached.status, refusal: cached.refusal, language }),
    );
  };
}

/** Returns the response of a cached call, found or made; its parts are validated before. */
export function cachedAnswer(
  shop: Shop,
  call: CompiledCall,
  parts: Pick<Given, 'params' | 'query' | 'language'>,
  address: string,
): Promise<Cached> {
  const { language } = parts;
  const key = keyOfCall(call, parts);
  const make = async (depends: Dependencies): Promise<Made> => {
    const outcome = await call.handle({
      ...parts,
      headers: undefined,
      body: undefined,
      caller: null,
      address,
      cookies: noCookies,
      key: null,
      userAgent: '',
      depends: { ...depends, language },
    });
    const headers = {
      'content-type': json,
      'content-language': language,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    };
    if (isRefusal(outcome)) {
      const status = call.statusOf(outcome);
      const body = Buffer.from(JSON.stringify(refusalBody(outcome, { language, status, requestId: 'shared' })));
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body, keep: false, refusal: outcome };
    }
    return { status: call.call.status ?? 200, headers, body: Buffer.from(call.write(outcome)), keep: true };
  };
  const at = { kind: call.call.line ?? 'visitor', address } as const;
  return shop.cache.findOrMake(key, (depends) => throughDoor(shop, at, () => make(depends)));
}
