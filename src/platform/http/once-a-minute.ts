import { LRUCache } from 'lru-cache';
import type { Shop } from '../shop.ts';

const noted = new WeakMap<Shop, LRUCache<string, true>>();
const [maxNoted, quietMilliseconds] = [2_000, 60_000];

/** Whether something is noted for the first time within a minute: whoever repeats it fills no disk. Of 2,000 at once the oldest are forgotten. */
export function isFirstOfMinute(shop: Shop, what: string): boolean {
  const lately = noted.get(shop) ?? new LRUCache<string, true>({ max: maxNoted, ttl: quietMilliseconds });
  noted.set(shop, lately);
  if (lately.has(what)) return false;
  lately.set(what, true);
  return true;
}
