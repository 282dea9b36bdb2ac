import { LRUCache } from 'lru-cache';
import { throughDoor } from '#platform/http/limits/doors.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { getFromPublic } from '#platform/outbound/public-get.ts';
import type { Shop } from '#platform/shop.ts';
import { readProfile, type PlatformProfile } from '../../protocol.rules.ts';
import { ProtocolError } from './protocol-error.ts';

const maxProfiles = 500;
const maxProfileBytes = 100_000;
const maxUrlLength = 500;
const timeoutMs = 4_000;
/** A profile is cached for at least a minute, whatever its own server specifies, and for an hour at most. */
const leastSeconds = 60;
const maxSeconds = 3_600;
/**
 * The maximum number of profiles fetched per minute: over all platforms, and for calls from one network address, so that it does not block the
 * others.
 */
const maxFetches = { inAll: 120, ofAnAddress: 30 };

type Found = PlatformProfile | 'unreachable' | 'malformed';
interface Held {
  found: Promise<Found>;
  readonly fetchedAt: number;
  until: number;
}

const caches = new WeakMap<Shop, LRUCache<string, Held>>();

function cacheOf(shop: Shop): LRUCache<string, Held> {
  const known = caches.get(shop) ?? new LRUCache<string, Held>({ max: maxProfiles });
  caches.set(shop, known);
  return known;
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the URL of a profile if it may be fetched: over https, or in a demo from this machine. */
export function checkedProfileUrl(shop: Shop, given: string | null): string {
  const invalid = new ProtocolError(400, 'invalid_profile_url', (t) => t.noProfile);
  if (given === null || given.length > maxUrlLength || !URL.canParse(given)) throw invalid;
  const url = new URL(given);
  const isOwn = shop.config.mode === 'demo' && url.protocol === 'http:' && loopbackNames.has(url.hostname);
  if ((url.protocol !== 'https:' && !isOwn) || url.username !== '' || url.password !== '') throw invalid;
  url.hash = '';
  return url.href;
}

/**
 * Returns the profile of a platform, cached or fetched. `afresh` fetches it again, once a minute at most; `address` is the network address of the
 * caller that names it.
 */
export async function profileOf(
  shop: Shop,
  url: string,
  { afresh = false, address = null }: { readonly afresh?: boolean; readonly address?: string | null } = {},
): Promise<PlatformProfile> {
  const cache = cacheOf(shop);
  const now = shop.clock.now().getTime();
  const known = cache.get(url);
  const isOld = known === undefined || known.until <= now || (afresh && known.fetchedAt + leastSeconds * 1_000 <= now);
  // There is no await between lookup and insertion, so that concurrent callers share one fetch.
  const held = isOld ? fetched(shop, { url, now, address }) : known;
  if (isOld) cache.set(url, held);
  const found = await held.found.catch((error: unknown) => {
    if (cache.get(url) === held) cache.delete(url);
    throw error;
  });
  if (found === 'unreachable') throw new ProtocolError(424, 'profile_unreachable', (t) => t.profileUnreachable);
  if (found === 'malformed') throw new ProtocolError(422, 'profile_malformed', (t) => t.profileMalformed);
  return found;
}

/** Limits the fetches for unknown platforms, so that their cost is bounded, however many there are. */
async function countFetch(shop: Shop, address: string | null): Promise<void> {
  const limits = [
    ...(address === null ? [] : [{ key: `assistants:profiles:${address}`, max: maxFetches.ofAnAddress }]),
    { key: 'assistants:profiles', max: maxFetches.inAll },
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await throughDoor(shop, { kind: 'visitor', address }, () =>
      countTry(shop, { ...limit, windowSeconds: 60 }),
    );
    if (!allowed) throw new ProtocolError(503, 'discovery_busy', (t) => t.tooMany, retryAfterSeconds);
  }
}

/** Fetches a profile; callers in the meantime wait for the same response. A failed fetch is not retried for a minute. */
function fetched(
  shop: Shop,
  { url, now, address }: { readonly url: string; readonly now: number; readonly address: string | null },
): Held {
  const held: Held = { found: Promise.resolve('unreachable'), fetchedAt: now, until: now + leastSeconds * 1_000 };
  const loopback = shop.config.mode === 'demo';
  const answered = countFetch(shop, address).then(() =>
    getFromPublic({ address: url, timeoutMs, maxBytes: maxProfileBytes, loopback }),
  );
  held.found = answered.then((answer) => {
    if (answer?.status !== 200) return 'unreachable';
    held.until = now + secondsFor(answer.headers['cache-control']) * 1_000;
    try {
      return readProfile(JSON.parse(answer.body)) ?? 'malformed';
    } catch {
      return 'malformed';
    }
  });
  return held;
}

function secondsFor(cacheControl: string | undefined): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl ?? '')?.[1] ?? leastSeconds);
  return Math.min(maxSeconds, Math.max(leastSeconds, seconds));
}
