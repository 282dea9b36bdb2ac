import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '#platform/http/api-calls.ts';
import { endStreamsOf } from '#platform/realtime/streams.ts';
import type { Shop } from '#platform/shop.ts';
import { isSessionId } from '../../auth.rules.ts';
import { liveSession } from './sessions.store.ts';

const algorithm = 'HS256';
const audience = 'access';
const maxCached = 10_000;
const longestToken = 1_000;

interface Verified {
  readonly caller: Caller;
  readonly endsAt: number;
}

interface Memory {
  readonly key: KeyObject;
  /** Verified tokens, least recently used first: a token in use costs neither cryptography nor a query. */
  readonly verified: Map<string, Verified>;
  /** The number of invalidations received: a lookup during which one arrived is not cached. */
  news: number;
}

const tagPrefix = 'sessions:';

/**
 * Returns the cache tag of a customer's sessions. Ending a session or changing a member of staff's permissions invalidates it: every process then
 * looks the sessions up again, so that an access token never conveys outdated rights.
 */
export const sessionsTag = (customerId: number): string => `${tagPrefix}${customerId}`;

const memories = new WeakMap<Shop, Memory>();

function memoryOf(shop: Shop): Memory {
  let memory = memories.get(shop);
  if (memory === undefined) {
    const made: Memory = { key: createSecretKey(Buffer.from(shop.secret)), verified: new Map(), news: 0 };
    shop.cache.onDrop((tags) => {
      for (const customerId of forgetChanged(made, tags)) endStreamsOf(shop, customerId);
    });
    memories.set(shop, made);
    memory = made;
  }
  return memory;
}

/** Removes outdated tokens from the cache; returns the ids of the customers whose sessions changed. */
function forgetChanged(memory: Memory, tags: readonly string[] | 'everything'): number[] {
  if (tags === 'everything') {
    memory.news += 1;
    memory.verified.clear();
    return [];
  }
  const changed = new Set(tags.filter((tag) => tag.startsWith(tagPrefix)));
  if (changed.size === 0) return [];
  memory.news += 1;
  for (const [token, { caller }] of memory.verified)
    if (changed.has(sessionsTag(caller.customerId))) memory.verified.delete(token);
  return [...changed].map((tag) => Number(tag.slice(tagPrefix.length)));
}

/** Signs a short-lived access token with the caller, the session and the caller's role. */
export async function accessToken(shop: Shop, caller: Omit<Caller, 'secondStep' | 'secondStepAt'>): Promise<string> {
  const now = Math.floor(shop.clock.now().getTime() / 1_000);
  return new SignJWT({ sid: caller.sessionId, role: caller.role })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(caller.customerId))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + shop.config.accessTokenSeconds)
    .sign(memoryOf(shop).key);
}

/**
 * Identifies the caller from the Authorization header; null without a token, or with an invalid or ended one. A token is refused from the moment its
 * session ends, in every process that receives the invalidation.
 */
export function identifyCaller(shop: Shop, authorization: string | undefined): Caller | null | Promise<Caller | null> {
  if (authorization === undefined) return null;
  const [scheme = '', token = '', ...more] = authorization.trim().split(/ +/, 3);
  if (scheme.toLowerCase() !== 'bearer' || token === '' || token.length > longestToken || more.length > 0) return null;
  const memory = memoryOf(shop);
  const known = memory.verified.get(token);
  if (known === undefined) return verify(shop, memory, token);
  memory.verified.delete(token);
  if (known.endsAt <= shop.clock.now().getTime()) return null;
  memory.verified.set(token, known);
  return known.caller;
}

async function verify(shop: Shop, memory: Memory, token: string): Promise<Caller | null> {
  const claimed = await readToken(shop, memory.key, token);
  if (claimed === null) return null;
  const before = memory.news;
  const [session] = await liveSession(shop, claimed.caller.sessionId);
  if (session?.customerId !== claimed.caller.customerId) return null;
  const { role } = session;
  // Where a second step is required, no member of staff has access without one.
  const isRequired = role !== null && shop.config.secondStep === 'required';
  const secondStep = isRequired && session.secondStep === 'none' ? 'due' : session.secondStep;
  const { secondStepAt } = session;
  const found = { ...claimed, caller: { ...claimed.caller, role, secondStep, secondStepAt } };
  if (memory.news === before) remember(memory, token, found);
  return found.caller;
}

function remember({ verified }: Memory, token: string, found: Verified): void {
  verified.set(token, found);
  if (verified.size <= maxCached) return;
  for (const oldest of verified.keys()) {
    verified.delete(oldest);
    break;
  }
}

async function readToken(shop: Shop, key: KeyObject, token: string): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      audience,
      currentDate: shop.clock.now(),
    });
    return readClaims(payload);
  } catch {
    return null;
  }
}

function readClaims({ sub, sid, role, exp }: Record<string, unknown>): Verified | null {
  const customerId = Number(sub);
  if (typeof sub !== 'string' || !Number.isSafeInteger(customerId) || customerId < 1) return null;
  if (typeof sid !== 'string' || !isSessionId(sid) || typeof exp !== 'number') return null;
  if (role !== null && typeof role !== 'string') return null;
  return { caller: { customerId, sessionId: sid, role, secondStep: 'due' }, endsAt: exp * 1_000 };
}
