import { LRUCache } from 'lru-cache';
import type { Shop } from '../shop.ts';

const noted = new WeakMap<Shop, LRUCache<string, true>>();
const [maxNoted, quietMilliseconds] = [2_000, 60_000];

/**
 * Returns whether something is logged for the first time within a minute, so that repeats fill no disk. Beyond 2,000 entries the oldest are dropped.
 */
export function isFirstOfMinute(shop: Shop, what: string): boolean {
  const lately = noted.get(shop) ?? new LRUCache<string, true>({ max: maxNoted, ttl: quietMilliseconds });
  noted.set(shop, lately);
  if (lately.has(what)) return false;
  lately.set(what, true);
  return true;
}
