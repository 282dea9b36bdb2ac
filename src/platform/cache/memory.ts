import { LRUCache } from 'lru-cache';
import { insideTransaction } from '../database/database.ts';
import { readingFromPrimary } from '../database/replicas/public-reads.ts';
import type { Shop } from '../shop.ts';
import { cacheKey } from './cache-key.ts';

interface Cached<T> {
  readonly value: Promise<T>;
  readonly endsAt: number;
}

/**
 * Caches in this process a small value that nearly every response needs (the price rule, the category tree), until its tag is invalidated or it
 * expires. `const priceRule = cached({ tag, read })`, then `await priceRule(shop)`.
 */
export function cached<T>({
  tag,
  seconds = Infinity,
  read,
}: {
  tag: string;
  seconds?: number;
  read: (shop: Shop) => Promise<T>;
}): (shop: Shop) => Promise<T> {
  const stored = new WeakMap<Shop, Cached<T>>();
  const listening = new WeakSet<Shop>();
  return (shop) => {
    const now = shop.clock.now().getTime();
    const found = stored.get(shop);
    if (found !== undefined && found.endsAt > now) return found.value;
    // What an open transaction reads may be rolled back, so it is not cached.
    if (insideTransaction()) return read(shop);
    if (!listening.has(shop)) {
      listening.add(shop);
      shop.cache.onDrop((tags) => {
        if (tags === 'everything' || tags.includes(tag)) stored.delete(shop);
      });
    }
    const reading: Cached<T> = { value: readingFromPrimary(() => read(shop)), endsAt: now + seconds * 1_000 };
    stored.set(shop, reading);
    reading.value.catch(() => {
      if (stored.get(shop) === reading) stored.delete(shop);
    });
    return reading.value;
  };
}

/** The same for many values, by parameters: up to `max` entries with a lifetime in seconds, all deleted when one of the tags is invalidated. */
export function cachedEach<Wanted extends Readonly<Record<string, unknown>>, T>({
  tags,
  seconds,
  max,
  read,
}: {
  tags: readonly string[];
  seconds: number;
  max: number;
  read: (shop: Shop, wanted: Wanted) => Promise<T>;
}): (shop: Shop, wanted: Wanted) => Promise<T> {
  const stores = new WeakMap<Shop, LRUCache<string, Cached<T>>>();
  const storeOf = (shop: Shop) => {
    const known = stores.get(shop);
    if (known !== undefined) return known;
    const store = new LRUCache<string, Cached<T>>({ max });
    stores.set(shop, store);
    shop.cache.onDrop((dropped) => {
      if (dropped === 'everything' || dropped.some((tag) => tags.includes(tag))) store.clear();
    });
    return store;
  };
  return (shop, wanted) => {
    if (insideTransaction()) return read(shop, wanted);
    const now = shop.clock.now().getTime();
    const [store, key] = [storeOf(shop), cacheKey('each', wanted)];
    const found = store.get(key);
    if (found !== undefined && found.endsAt > now) return found.value;
    const reading: Cached<T> = {
      value: readingFromPrimary(() => read(shop, wanted)),
      endsAt: now + seconds * 1_000,
    };
    store.set(key, reading);
    reading.value.catch(() => {
      if (store.get(key) === reading) store.delete(key);
    });
    return reading.value;
  };
}
