import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Caller } from '#platform/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { isSessionId } from '../identity.rules.ts';

const algorithm = 'HS256';
const audience = 'access';
const mostRemembered = 10_000;
const longestToken = 1_000;

interface Verified {
  readonly caller: Caller;
  readonly endsAt: number;
}

interface Memory {
  readonly key: KeyObject;
  /** Tokens that were verified, the longest unused first: a token in use costs no cryptography. */
  readonly verified: Map<string, Verified>;
}

const memories = new WeakMap<Shop, Memory>();

function memoryOf(shop: Shop): Memory {
  let memory = memories.get(shop);
  if (memory === undefined) {
    memory = { key: createSecretKey(Buffer.from(shop.secret)), verified: new Map() };
    memories.set(shop, memory);
  }
  return memory;
}

/** Signs a short-lived access token; it says who calls, by which session, and what for they are employed. */
export async function accessToken(shop: Shop, caller: Caller): Promise<string> {
  const now = Math.floor(shop.clock.now().getTime() / 1_000);
  return new SignJWT({ sid: caller.sessionId, role: caller.role })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(caller.customerId))
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + shop.config.accessTokenSeconds)
    .sign(memoryOf(shop).key);
}

/** Tells who makes a call from its Authorization header; null when there is no token, or a false or ended one. */
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

async function verify(shop: Shop, { key, verified }: Memory, token: string): Promise<Caller | null> {
  let found: Verified | null;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], audience, currentDate: shop.clock.now() });
    found = readClaims(payload);
  } catch {
    return null;
  }
  if (found === null) return null;
  verified.set(token, found);
  if (verified.size > mostRemembered) {
    for (const oldest of verified.keys()) {
      verified.delete(oldest);
      break;
    }
  }
  return found.caller;
}

function readClaims({ sub, sid, role, exp }: Record<string, unknown>): Verified | null {
  const customerId = Number(sub);
  if (typeof sub !== 'string' || !Number.isSafeInteger(customerId) || customerId < 1) return null;
  if (typeof sid !== 'string' || !isSessionId(sid) || typeof exp !== 'number') return null;
  if (role !== null && typeof role !== 'string') return null;
  return { caller: { customerId, sessionId: sid, role }, endsAt: exp * 1_000 };
}
