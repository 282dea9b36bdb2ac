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
/** A profile holds for a minute at least, whatever its own server says, and for an hour at most. */
const leastSeconds = 60;
const maxSeconds = 3_600;
/** Of all platforms together, so many profiles are fetched in a minute; of those that one address names a part, so that it keeps no other out. */
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

/** The address of a profile that may be fetched: by https, or in the demo from this machine. */
export function checkedProfileUrl(shop: Shop, given: string | null): string {
  const invalid = new ProtocolError(400, 'invalid_profile_url', (t) => t.noProfile);
  if (given === null || given.length > maxUrlLength || !URL.canParse(given)) throw invalid;
  const url = new URL(given);
  const isOwn = shop.config.mode === 'demo' && url.protocol === 'http:' && loopbackNames.has(url.hostname);
  if ((url.protocol !== 'https:' && !isOwn) || url.username !== '' || url.password !== '') throw invalid;
  url.hash = '';
  return url.href;
}

/** The profile of a platform, from the cache or fetched. `afresh` fetches it again, once a minute at the most; `address` is whose call names it. */
export async function profileOf(
  shop: Shop,
  url: string,
  { afresh = false, address = null }: { readonly afresh?: boolean; readonly address?: string | null } = {},
): Promise<PlatformProfile> {
  const cache = cacheOf(shop);
  const now = shop.clock.now().getTime();
  const known = cache.get(url);
  const isOld = known === undefined || known.until <= now || (afresh && known.fetchedAt + leastSeconds * 1_000 <= now);
  // Nothing is waited for between the look and the entry, so that all who come at once share one fetch.
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

/** What unknown platforms cost the shop is the same, however many there are. */
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

/** A profile under way: who needs it meanwhile waits for the same answer. What failed is not tried again for a minute. */
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
